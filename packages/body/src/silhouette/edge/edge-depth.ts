import type { Mask } from '../../shapes.ts'

const half = 128
const far = 10_000
const slant = Math.SQRT2

/** By pixel how far inside the mask's edge it lies, in pixels; outside it is negative. */
export function edgeDepth({ width, height, alpha }: Mask): Float32Array {
  const row = width + 2
  const padded: Padded = {
    isIn: new Uint8Array(row * (height + 2)),
    depth: new Float32Array(row * (height + 2)).fill(far),
  }
  const at = (x: number, y: number) => (y + 1) * row + x + 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) padded.isIn[at(x, y)] = (alpha[y * width + x] ?? 0) >= half ? 1 : 2
  for (let i = at(0, 0); i < at(width, height - 1); i++) nearest(padded, i, -1, -row)
  for (let i = at(width, height - 1) - 1; i >= at(0, 0); i--) nearest(padded, i, 1, row)
  const depth = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const found = (padded.depth[at(x, y)] ?? far) - 0.5
      depth[y * width + x] = padded.isIn[at(x, y)] === 1 ? found : -found
    }
  }
  return depth
}

/** With one row or column round it, which is neither in nor out. */
interface Padded {
  isIn: Uint8Array
  /** Steps, straight and slanting, to the next pixel of the other side. */
  depth: Float32Array
}

function nearest(padded: Padded, i: number, beside: number, over: number): void {
  const straight = Math.min(via(padded, i, i + beside), via(padded, i, i + over)) + 1
  const slanting = Math.min(via(padded, i, i + over + beside), via(padded, i, i + over - beside)) + slant
  padded.depth[i] = Math.min(padded.depth[i] ?? far, straight, slanting)
}

function via({ isIn, depth }: Padded, from: number, to: number): number {
  const side = isIn[to] ?? 0
  if (side === 0) return far
  return side === isIn[from] ? (depth[to] ?? far) : 0
}
