/**
 * A person's outline in a picture, read at sub-pixel steps: where the mask is half sure, there is the edge. The figure is the
 * largest connected piece of the mask; its height in pixels and the person's own height give millimetres.
 */
import type { Landmark, SeenPicture, View } from '../shapes.ts'
import { type Points, points } from './points.ts'

export interface Figure {
  width: number
  height: number
  /** 255 inside, 0 outside or not connected. */
  alpha: Uint8Array
  landmarks: readonly Landmark[]
  /** Edges in pixels. */
  top: number
  bottom: number
  mmPerPixel: number
  /** How broad the unsure edge is, mm over the figure's whole length: much where the model could not tell person from room. */
  softMm: number
}

const half = 127.5

/** Undefined where there is no whole person to be seen. */
export function figureOf(
  { landmarks, mask }: SeenPicture,
  { view, heightMm }: { view: View; heightMm: number },
): Figure | undefined {
  if (!landmarks || landmarks.length < 33) return undefined
  const { width, height } = mask
  const body = largestPiece(mask)
  if (!body) return undefined
  const outline = { width, height, alpha: body, landmarks }
  const at = points(landmarks)
  const found = endsOf(outline, at)
  if (!found) return undefined
  const [top, bottom] = heldEnds(found, at, view)
  if (bottom - top < 60) return undefined
  const mmPerPixel = heightMm / (bottom - top)
  const unsure = mask.alpha.reduce((count, value) => count + (value > 25 && value < 230 ? 1 : 0), 0)
  return { ...outline, top, bottom, mmPerPixel, softMm: (unsure * mmPerPixel) / (bottom - top) }
}

function endsOf(outline: Outline, at: Points): [top: number, bottom: number] | undefined {
  const span = Math.max(8, at.span)
  const top = edgeRow(outline, [at.head.x - span / 2, at.head.x + span / 2], 1)
  const feet = [at.leftAnkle.x, at.rightAnkle.x, at.leftToe.x, at.rightToe.x]
  const bottom = edgeRow(outline, [Math.min(...feet) - span / 2, Math.max(...feet) + span / 2], -1)
  return top === undefined || bottom === undefined ? undefined : [top, bottom]
}

/**
 * How far the crown is above the ears and the sole below the lowest point of a foot, in lengths of the trunk: of 99 in 100
 * pictures with plain walls. What the mask has beyond, a shadow or a stool, is not the person.
 */
const usualEnds = {
  front: { crown: [0.19, 0.285], sole: [0.005, 0.095] },
  side: { crown: [0.17, 0.26], sole: [0.04, 0.13] },
} as const satisfies Record<View, Record<string, readonly [number, number]>>

function heldEnds([top, bottom]: readonly [number, number], at: Points, view: View): [number, number] {
  const { crown, sole } = usualEnds[view]
  const hold = (value: number, [from, to]: readonly [number, number]) => Math.min(to, Math.max(from, value))
  return [
    at.head.y - at.trunk * hold((at.head.y - top) / at.trunk, crown),
    at.lowest + at.trunk * hold((bottom - at.lowest) / at.trunk, sole),
  ]
}

type Outline = Pick<Figure, 'width' | 'height' | 'alpha'>

/** Between pixels; outside the picture there is nobody. */
export function sample({ alpha, width, height }: Outline, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [shareX, shareY] = [x - 0.5 - left, y - 0.5 - top]
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (alpha[row * width + column] ?? 0)
  const upper = at(left, top) * (1 - shareX) + at(left + 1, top) * shareX
  const lower = at(left, top + 1) * (1 - shareX) + at(left + 1, top + 1) * shareX
  return upper * (1 - shareY) + lower * shareY
}

export interface Ray {
  x: number
  y: number
  /** A direction of length 1. */
  dx: number
  dy: number
  /** Pixels after which no edge is looked for. */
  within: number
}

/** Pixels from a point inside to the edge, `within` where there is none before; undefined from outside. */
export function reach(outline: Outline, { x, y, dx, dy, within }: Ray): number | undefined {
  let before = sample(outline, x, y)
  if (before < half) return undefined
  for (let step = 1; step <= within; step++) {
    const value = sample(outline, x + step * dx, y + step * dy)
    if (value < half) return step - 1 + (before - half) / (before - value)
    before = value
  }
  return within
}

/** The first edge of the figure seen from above (1) or from below (-1), among these columns. */
function edgeRow(
  { width, height, alpha }: Outline,
  [from, to]: readonly [number, number],
  way: 1 | -1,
): number | undefined {
  const columns: readonly [number, number] = [
    Math.max(0, Math.floor(from)),
    Math.min(width - 1, Math.ceil(to)),
  ]
  for (let step = 0; step < height; step++) {
    const row = way === 1 ? step : height - 1 - step
    let best = 0
    let before = 0
    for (let x = columns[0]; x <= columns[1]; x++) {
      const value = alpha[row * width + x] ?? 0
      if (value <= best) continue
      best = value
      before = alpha[(row - way) * width + x] ?? 0
    }
    if (best > half) return row + 0.5 - way * ((best - half) / Math.max(1, best - before))
  }
  return undefined
}

/** The mask without what hangs together with no part of its largest piece. */
function largestPiece({ width, height, alpha }: Outline): Uint8Array | undefined {
  const piece = new Int32Array(width * height)
  const stack = new Int32Array(width * height)
  let [pieces, largest, most] = [0, 0, 0]
  for (let start = 0; start < alpha.length; start++) {
    if ((alpha[start] ?? 0) < half || piece[start] !== 0) continue
    pieces++
    const count = flood({ width, height, alpha }, { piece, stack, start, name: pieces })
    if (count > most) [largest, most] = [pieces, count]
  }
  if (most < 400) return undefined
  return alpha.map((value, i) => (value >= half && piece[i] !== largest ? 0 : value))
}

function flood(
  { width, height, alpha }: Outline,
  { piece, stack, start, name }: { piece: Int32Array; stack: Int32Array; start: number; name: number },
): number {
  let [size, count] = [1, 0]
  stack[0] = start
  piece[start] = name
  const visit = (at: number) => {
    if ((alpha[at] ?? 0) < half || piece[at] !== 0) return
    piece[at] = name
    stack[size++] = at
  }
  while (size > 0) {
    const at = stack[--size] ?? 0
    count++
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  return count
}
