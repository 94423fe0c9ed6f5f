/**
 * How clear a picture is, told by its own pixels: the model finds a person in the dark and in a blur too, but their edge is then
 * laid by guess. Pictures are asked at one size (refine-mask's finestHeight), so that a large one is not the sharper.
 */
import type { Mask } from '../shapes.ts'
import { type Pixels, resized } from '../silhouette/edge/pixels.ts'

export interface Clarity {
  /** What the lighter parts of the picture reach, 0 to 255. */
  light: number
  /** How much of the change from the person to what is behind them comes at once: 1 at a clean cut, little in a blur. */
  sharpness: number
}

export function clarityOf(mask: Mask, picture: Pixels): Clarity {
  return { light: lightOf(picture), sharpness: sharpnessOf(resized(mask, picture), picture) }
}

/** Half of what the darkest of our sharp pictures reach; at a quarter of good light the feet are lost already. */
const leastLight = 70
/** Sharp pictures have 0.6 to 1; of those blurred by four thousandths of their height 0.3 is left, by seven 0.2. */
const leastSharpness = 0.24

export const isTooDark = (clarity: Clarity | undefined): boolean =>
  clarity !== undefined && clarity.light < leastLight
export const isBlurred = (clarity: Clarity | undefined): boolean =>
  clarity !== undefined && clarity.sharpness < leastSharpness

/** Of twenty pixels one is lighter: a lamp in the picture does not make it light. */
function lightOf({ rgba }: Pixels): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < rgba.length; at += 4) {
    const light = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0)
    counts[Math.round(light)] = (counts[Math.round(light)] ?? 0) + 1
  }
  let lighter = 0
  for (let level = 255; level > 0; level--) {
    lighter += counts[level] ?? 0
    if (lighter >= rgba.length / 4 / 20) return level
  }
  return 0
}

/** Less contrast than this tells nothing of an edge. */
const leastContrast = 40
/** Shares of the picture's height: how far to either side an edge is looked at, and what counts as at once. */
const reachShare = 0.025
const onceShare = 0.003

/** The median over the outline's places, row by row; 1 where no place has contrast enough to tell. */
function sharpnessOf(alpha: Uint8Array, picture: Pixels): number {
  const { width, height } = picture
  const reach = 2 * Math.max(2, Math.round((reachShare / 2) * height))
  const found: number[] = []
  for (let y = 0; y < height; y += 2) {
    let isInside = false
    let since = 0
    for (let x = 0; x < width; x++) {
      const isPerson = (alpha[y * width + x] ?? 0) >= 128
      if (isPerson === isInside) continue
      const isApart = x - since > reach && isAlike(alpha, { y, width, from: x, to: x + reach })
      if (isApart) found.push(...stepAt(picture, { x, y, reach }))
      isInside = isPerson
      since = x
    }
  }
  found.sort((a, b) => a - b)
  return found[Math.floor(found.length / 2)] ?? 1
}

function isAlike(alpha: Uint8Array, row: { y: number; width: number; from: number; to: number }): boolean {
  const { y, width, from, to } = row
  if (to >= width) return false
  const isPerson = (x: number) => (alpha[y * width + x] ?? 0) >= 128
  for (let x = from + 1; x <= to; x++) if (isPerson(x) !== isPerson(from)) return false
  return true
}

/** The greatest change within a short way, as a share of all the change from one side to the other. */
function stepAt(
  { width, height, rgba }: Pixels,
  { x, y, reach }: { x: number; y: number; reach: number },
): number[] {
  const once = Math.max(1, Math.round(onceShare * height))
  const mean = (from: number, to: number, k: number) => {
    let sum = 0
    for (let at = from; at < to; at++) sum += rgba[4 * (y * width + at) + k] ?? 0
    return sum / (to - from)
  }
  const change = [0, 1, 2].map((k) => mean(x + reach / 2, x + reach, k) - mean(x - reach, x - reach / 2, k))
  const all = change.reduce((sum, each) => sum + each * each, 0)
  if (all < leastContrast ** 2) return []
  let most = 0
  for (let at = x - reach + once; at <= x + reach - once; at++) {
    const step = change.reduce(
      (sum, each, k) => sum + each * (mean(at, at + once, k) - mean(at - once, at, k)),
      0,
    )
    most = Math.max(most, step / all)
  }
  return [Math.min(1, (most * onceShare * height) / once)]
}
