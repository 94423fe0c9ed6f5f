/** The skin's function on grid points of the left half of the body; far from the skin only its sign is kept. */
import type { Skin } from './skin.ts'

export interface SampledGrid {
  origin: readonly [number, number, number]
  cellMm: number
  size: readonly [number, number, number]
  values: Float32Array
}

/** Cells to the side of a block, of which the middle is asked first. */
const block = 4

export function sampleNear({ whole, box }: Skin, cellMm: number): SampledGrid {
  const blocks = (from: number, to: number) => Math.ceil((to - from) / (cellMm * block)) * block + 1
  const origin = [0, -cellMm * 1.5, box.back] as const
  const size = [blocks(0, box.x), blocks(origin[1], box.top + cellMm), blocks(box.back, box.front)] as const
  const values = new Float32Array(size[0] * size[1] * size[2]).fill(1)
  const grid: SampledGrid = { origin, cellMm, size, values }
  const done = new Uint8Array(values.length)
  const far = cellMm * block * 1.25
  for (let k = 0; k < size[2] - 1; k += block)
    for (let j = 0; j < size[1] - 1; j += block)
      for (let i = 0; i < size[0] - 1; i += block) {
        const middle = (n: number, at: number) => (origin[n] as number) + cellMm * (at + block / 2)
        const away = whole(middle(0, i), middle(1, j), middle(2, k))
        if (Math.abs(away) < far) fillExactly(grid, whole, done, [i, j, k])
        else fillRoughly(grid, done, [i, j, k], away)
      }
  return grid
}

type At = readonly [number, number, number]

function fillExactly(
  { origin, cellMm, size, values }: SampledGrid,
  whole: Skin['whole'],
  done: Uint8Array,
  [i, j, k]: At,
) {
  for (let c = k; c <= k + block; c++)
    for (let b = j; b <= j + block; b++)
      for (let a = i; a <= i + block; a++) {
        const at = a + size[0] * (b + size[1] * c)
        if (done[at] === 2) continue
        values[at] = whole(origin[0] + a * cellMm, origin[1] + b * cellMm, origin[2] + c * cellMm)
        done[at] = 2
      }
}

function fillRoughly({ size, values }: SampledGrid, done: Uint8Array, [i, j, k]: At, away: number) {
  for (let c = k; c <= k + block; c++)
    for (let b = j; b <= j + block; b++)
      for (let a = i; a <= i + block; a++) {
        const at = a + size[0] * (b + size[1] * c)
        if (done[at] === 0) values[at] = away
      }
}
