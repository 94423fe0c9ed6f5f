/**
 * The underlap of a vent, laid on the sewn cloth: from the edge of the right back, where it goes on, across to the left one and beneath
 * it. The solver knows no cloth under cloth; what shows between both halves is this sheet.
 */
import type { GarmentMesh } from '../garment/garment.ts'
import { underlapMm } from '../pattern/designs/centre-vent.ts'
import { at, lengthOf, pointAlong } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'
import type { Side } from '../pattern/seams.ts'
import type { Draped, Sewn } from './cloth.ts'
import { type OnCloth, onPanel, over, type Place } from './on-cloth.ts'
import { type SheetPoint, sheetMesh } from './sheet-mesh.ts'

const rows = 14
const columns = Array.from({ length: 9 }, (_, k) => (k / 8) * underlapMm)
/** It begins a little inside the right back, so that no crack shows at its edge. */
const withinMm = 4
/** So far under a back that lies over it. */
const beneathMm = 5
const overSkinMm = 4

/** None where the back has no vent in its middle. */
export function ventUnderlap(draped: Draped, { avatar, sewing, sewn }: Sewn): GarmentMesh[] {
  const half = (side: Side) => {
    const line = sewing.panels
      .find(({ name }) => name === `back_${side}`)
      ?.piece.edges.find(({ name }) => name === 'vent')?.line
    return line && { line: fromTop(line), on: onPanel(draped, sewn, `back_${side}`) }
  }
  const [left, right] = [half('left'), half('right')]
  if (!left || !right) return []
  const sheet = Array.from({ length: rows + 1 }, (_, r) => {
    const down = r / rows
    const [edge, other] = [right, left].map(({ line }) => pointAlong(line, down * lengthOf(line)))
    if (!edge || !other) throw new Error('A vent has an edge')
    const [from, to] = [right.on(edge), left.on(other)]
    const openMm = openAt(from.at, to.at)
    return [-withinMm, ...columns].map((mm): SheetPoint => {
      const lying =
        mm < 0
          ? under(right.on([edge[0] + mm, edge[1]]), 1)
          : mm < openMm
            ? mixed(from, to, mm / openMm)
            : under(left.on([other[0] + mm - openMm, other[1]]), Math.min(1, (mm - openMm) / 8))
      return {
        at: lying,
        flat: [edge[0] + mm, edge[1]],
        // What is hidden shows no line.
        edgeMm: mm > openMm ? 60 : Math.min(60, underlapMm - mm, (1 - down) * lengthOf(right.line)),
      }
    })
  })
  return [sheetMesh(avatar, sheet, { overSkinMm, outwards: right.on(at(right.line, 0)).normal })]
}

const fromTop = (line: readonly Point[]): readonly Point[] =>
  at(line, 0)[1] < at(line, line.length - 1)[1] ? line : line.toReversed()

const under = (place: OnCloth, share: number): Place => over(place, -beneathMm * share)

/** Between both edges, sinking to what it lies beneath. */
function mixed(from: OnCloth, to: OnCloth, share: number): Place {
  const end = over(to, -0.5)
  return [0, 1, 2].map((c) => (from.at[c] ?? 0) + share * ((end[c] ?? 0) - (from.at[c] ?? 0))) as [
    number,
    number,
    number,
  ]
}

/** From the right edge to the left one; under zero where that lies over it. */
const openAt = (right: Place, left: Place) =>
  Math.sign(left[0] - right[0]) * Math.hypot(...[0, 1, 2].map((c) => (left[c] ?? 0) - (right[c] ?? 0)))
