/**
 * What colours somebody wears in a picture: the same person wears the same in both photos. Only colours of cloth are asked, never a
 * face; light may differ from photo to photo, so that lightness counts less than hue.
 */
import type { SeenPicture } from '../shapes.ts'
import { type Pixels, resized } from '../silhouette/edge/pixels.ts'
import { figureOf } from './figure.ts'
import { middle, type Spot } from './points.ts'

type Colour = readonly [light: number, green: number, blue: number]

export interface Dress {
  top: Colour
  legs: Colour
}

/** Along the trunk under the shoulders and along the thighs under the hips: away from necklines, waists, hands and knees. */
const places = { top: [0.3, 0.65], legs: [0.35, 0.75] } as const

export function dressOf(seen: SeenPicture, picture: Pixels): Dress | undefined {
  const figure = figureOf(seen)
  if (!figure) return undefined
  const { points, mask } = figure
  const scale = picture.height / mask.height
  const alpha = resized(mask, picture)
  const shoulder = middle(points.leftShoulder, points.rightShoulder)
  const hip = middle(points.leftHip, points.rightHip)
  const knee = middle(points.leftKnee, points.rightKnee)
  const between = (from: Spot, to: Spot, [low, high]: readonly [number, number]) =>
    medianOf(picture, alpha, [
      scale * (from.y + low * (to.y - from.y)),
      scale * (from.y + high * (to.y - from.y)),
    ])
  const [top, legs] = [between(shoulder, hip, places.top), between(hip, knee, places.legs)]
  return top && legs ? { top, legs } : undefined
}

/** Sure pixels of the person in these rows; bare arms are fewer than what is beside them. */
function medianOf(
  { width, height, rgba }: Pixels,
  alpha: Uint8Array,
  [from, to]: readonly [number, number],
): Colour | undefined {
  const found: [number[], number[], number[]] = [[], [], []]
  for (let y = Math.max(0, Math.round(from)); y < Math.min(height, to); y += 2)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x
      if ((alpha[at] ?? 0) < 240) continue
      for (const k of [0, 1, 2] as const) found[k].push(rgba[4 * at + k] ?? 0)
    }
  if (found[0].length < 30) return undefined
  const [red = 0, green = 0, blue = 0] = found.map(
    (each) => each.sort((a, b) => a - b)[each.length >> 1] ?? 0,
  )
  return asLab([red, green, blue])
}

const lightCounts = 0.4
/** In CIELAB, where two to three are just told apart: so far one photo's light takes a cloth, and so far none does. */
const bound = { both: 26, one: 45 }

/** Whether the two photos show different clothes. */
export function isOtherDress(one: Dress | undefined, other: Dress | undefined): boolean {
  if (!one || !other) return false
  const [top, legs] = [apart(one.top, other.top), apart(one.legs, other.legs)]
  return Math.min(top, legs) > bound.both || Math.max(top, legs) > bound.one
}

const apart = (a: Colour, b: Colour) => Math.hypot(lightCounts * (a[0] - b[0]), a[1] - b[1], a[2] - b[2])

function asLab(rgb: readonly [number, number, number]): Colour {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const bent = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)
