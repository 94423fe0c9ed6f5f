/** A photo's person as a small mask, for comparing a figure with it. */
import { figureOf } from '@darzi/body/judge/figure.ts'
import type { Points } from '@darzi/body/judge/points.ts'
import type { SeenPicture, View } from '@darzi/body/shapes.ts'

export interface SmallMask {
  width: number
  height: number
  inside: Uint8Array
  /** Where nothing is asked: hands, from the front. */
  leftOut: Uint8Array
  top: number
  bottom: number
  middle: number
  points: Points
}

const pixelsHigh = 300

/**
 * The person alone, about as high as told. From the front nothing is asked where the photo has hands: how fingers are held is
 * nobody's form, and the model often sees none. From the side they hang before the thighs.
 */
export function smallMask(seen: SeenPicture, view: View): SmallMask | undefined {
  const figure = figureOf(seen)
  if (!figure) return undefined
  const { mask, points } = figure
  const hands = (['left', 'right'] as const).map(
    (side) => [points[`${side}Elbow`], points[`${side}Wrist`]] as const,
  )
  const isHand = (x: number, y: number) =>
    view === 'front' &&
    hands.some(([elbow, wrist]) => {
      const [dx, dy] = [x - wrist.x, y - wrist.y]
      const [ux, uy] = [wrist.x - elbow.x, wrist.y - elbow.y]
      const long = Math.hypot(ux, uy) || 1
      const [along, off] = [(dx * ux + dy * uy) / long, Math.abs(dx * uy - dy * ux) / long]
      return along > 0 && along < 0.2 * figure.height && off < 0.05 * figure.height
    })
  const scale = pixelsHigh / figure.height
  const [width, height] = [Math.round(mask.width * scale), Math.round(mask.height * scale)]
  const inside = new Uint8Array(width * height)
  const leftOut = new Uint8Array(width * height)
  let [count, sum] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [Math.floor((x + 0.5) / scale), Math.floor((y + 0.5) / scale)]
      const isIn = px >= figure.left && px <= figure.right && py >= figure.top && py <= figure.bottom
      if (isHand(px, py)) leftOut[y * width + x] = 1
      if (!isIn || (mask.alpha[py * mask.width + px] ?? 0) < 128) continue
      inside[y * width + x] = 1
      count++
      sum += x
    }
  return {
    width,
    height,
    inside,
    leftOut,
    top: figure.top * scale,
    bottom: figure.bottom * scale,
    middle: sum / Math.max(1, count),
    points,
  }
}
