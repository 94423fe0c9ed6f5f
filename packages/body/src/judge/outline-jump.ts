import type { Notice } from './concerns.ts'
import { type Figure, isPerson } from './figure.ts'
import { middle } from './points.ts'

/**
 * From one height to one that is so much lower, belly and back go no further in or out than this, in shares of the height: of
 * 294 generated people before plain walls, wild builds among them, none does. A thing behind them that has their colours does.
 */
const apart = 0.014
const furthest = 0.041
/** Where it is looked for, in lengths of the trunk under the shoulders: below the bust, above the hands. */
const looked = { from: 0.5, to: 0.9 }

/** Said where the outline jumps. Folds of flesh may make it, so it forbids nothing; the ± is wider then (estimate/photo-readings). */
export const outlineJumps = (figure: Figure): Notice[] => (hasJump(figure) ? ['outlineJumps'] : [])

/** Whether belly or back, seen from the side, jump as no body does. */
export function hasJump(figure: Figure): boolean {
  const { top, length } = trunkOf(figure)
  const step = Math.max(1, Math.round(apart * figure.height))
  for (let y = top + looked.from * length; y + step <= top + looked.to * length; y++)
    for (const way of [-1, 1] as const) {
      const [over, under] = [y, y + step].map((row) => edgeOfTrunk(figure, row, way))
      if (Math.abs((over ?? Number.NaN) - (under ?? Number.NaN)) > furthest * figure.height) return true
    }
  return false
}

/** From the shoulders down to the hips, in rows. */
export function trunkOf({ points }: Figure) {
  const shoulder = middle(points.leftShoulder, points.rightShoulder)
  const hip = middle(points.leftHip, points.rightHip)
  return { shoulder, hip, top: shoulder.y, length: hip.y - shoulder.y }
}

/** The column of the edge this way; undefined where the middle of the trunk is not the person. */
export function edgeOfTrunk(figure: Figure, row: number, way: 1 | -1): number | undefined {
  const { shoulder, hip, length } = trunkOf(figure)
  let at = Math.round(shoulder.x + ((hip.x - shoulder.x) * (row - shoulder.y)) / Math.max(1, length))
  if (!isPerson(figure.mask, at, row)) return undefined
  while (isPerson(figure.mask, at + way, row)) at += way
  return at
}
