/** Pieces on paper, upright and close together, so that as few pages as can be are glued. */
import { type Covered, cellMm, coveredBy, firstPlace, occupy } from '../lay-out.ts'
import type { Point } from '../pattern.ts'

/** How far each outline is moved so that none lies on another, within a width; the first stands in the corner. */
export function packed(outlines: readonly (readonly Point[])[], acrossMm: number): Point[] {
  const columns = Math.floor(acrossMm / cellMm)
  const rows: Uint8Array[] = []
  return outlines.map((outline) => {
    const covered = withRoom(coveredBy([...outline]))
    const wide = Math.max(columns, ...covered.map(({ to }) => to + 1))
    const found = firstPlace(covered, { rows, columns: wide, isAtFold: false })
    occupy(rows, covered, { ...found, columns: wide })
    return [found.column * cellMm, found.row * cellMm]
  })
}

/** A box of the grid free to the right of each piece and under it. */
function withRoom(covered: Covered): Covered {
  const wider = covered.map(({ from, to }) => ({ from, to: to + 1 }))
  const last = wider.at(-1)
  return last ? [...wider, last] : wider
}
