import type { Mask, SeenPicture } from '../shapes.ts'
import { blobsOf } from './blobs.ts'
import { type Points, pointsOf } from './points.ts'

/** From here on a pixel is taken for the person. */
export const personFrom = 128

/** A person in a picture, made ready for judging; lengths in pixels of the mask. */
export interface Figure {
  points: Points
  visible: number
  mask: Mask
  top: number
  bottom: number
  left: number
  right: number
  /** From crown to sole. */
  height: number
  /** Pixels of the person. */
  area: number
  /** The second largest patch of the mask, as a share of the largest. */
  secondShare: number
}

/** Undefined when there is nobody. */
export function figureOf({ landmarks, mask }: SeenPicture): Figure | undefined {
  const points = pointsOf(landmarks)
  const [body, second] = blobsOf(mask)
  if (!points || !body || body.area < 0.01 * mask.width * mask.height) return undefined
  const visible = landmarks?.filter((point) => point.visibility > 0.5).length ?? 0
  const { top, bottom, left, right, area } = body
  return {
    points,
    visible,
    mask,
    top,
    bottom,
    left,
    right,
    area,
    height: bottom - top,
    secondShare: (second?.area ?? 0) / area,
  }
}

export const isPerson = (mask: Mask, x: number, y: number): boolean =>
  x >= 0 &&
  Math.round(x) < mask.width &&
  (mask.alpha[Math.round(y) * mask.width + Math.round(x)] ?? 0) >= personFrom

/** Whether something that is not the person lies between two places of a row. */
export function hasGap(mask: Mask, y: number, fromX: number, toX: number): boolean {
  const [from, to] = [Math.min(fromX, toX), Math.max(fromX, toX)]
  for (let x = Math.round(from); x <= to; x++) if (!isPerson(mask, x, y)) return true
  return false
}
