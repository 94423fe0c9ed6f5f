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

/** Whether belly or back, seen from the side, jump as no body does. Folds of flesh may, so it is said and forbids nothing. */
export function outlineJumps({ points, mask, height }: Figure): Notice[] {
  const shoulder = middle(points.leftShoulder, points.rightShoulder)
  const hip = middle(points.leftHip, points.rightHip)
  const [trunk, step] = [hip.y - shoulder.y, Math.max(1, Math.round(apart * height))]
  const lineX = (y: number) => shoulder.x + ((hip.x - shoulder.x) * (y - shoulder.y)) / Math.max(1, trunk)
  for (let y = shoulder.y + looked.from * trunk; y + step <= shoulder.y + looked.to * trunk; y++)
    for (const way of [-1, 1]) {
      const [over, under] = [y, y + step].map((row) => edgeFrom(mask, { x: lineX(row), row, way }))
      if (Math.abs((over ?? Number.NaN) - (under ?? Number.NaN)) > furthest * height) return ['outlineJumps']
    }
  return []
}

/** The column of the edge this way; undefined where the middle of the trunk is not the person. */
function edgeFrom(mask: Figure['mask'], { x, row, way }: Record<'x' | 'row' | 'way', number>) {
  let at = Math.round(x)
  if (!isPerson(mask, at, row)) return undefined
  while (isPerson(mask, at + way, row)) at += way
  return at
}
