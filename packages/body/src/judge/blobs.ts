import type { Mask } from '../shapes.ts'

export interface Blob {
  /** In pixels of the mask; edges are the first and the last row or column. */
  area: number
  top: number
  bottom: number
  left: number
  right: number
}

/** The mask is read at this many rows at most: patches need no finer eye. */
const rows = 360
const personFrom = 128

/** The connected patches of a mask, largest first. */
export function blobsOf(mask: Mask): Blob[] {
  const step = Math.max(1, Math.ceil(mask.height / rows))
  const wide = Math.floor((mask.width - 1) / step) + 1
  const high = Math.floor((mask.height - 1) / step) + 1
  const seen = new Uint8Array(wide * high)
  const blobs: Blob[] = []
  const isBody = (cell: number) =>
    (mask.alpha[rowOf(cell) * step * mask.width + columnOf(cell) * step] ?? 0) >= personFrom
  const rowOf = (cell: number) => Math.floor(cell / wide)
  const columnOf = (cell: number) => cell % wide
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isBody(start)) continue
    const blob: Blob = { area: 0, top: high, bottom: 0, left: wide, right: 0 }
    const waiting = [start]
    seen[start] = 1
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      take(blob, columnOf(cell), rowOf(cell))
      for (const next of neighbours(cell, wide, high))
        if (!seen[next] && isBody(next)) {
          seen[next] = 1
          waiting.push(next)
        }
    }
    blobs.push(scaled(blob, step, mask))
  }
  return blobs.sort((one, other) => other.area - one.area)
}

function take(blob: Blob, x: number, y: number) {
  blob.area++
  blob.top = Math.min(blob.top, y)
  blob.bottom = Math.max(blob.bottom, y)
  blob.left = Math.min(blob.left, x)
  blob.right = Math.max(blob.right, x)
}

function neighbours(cell: number, wide: number, high: number): number[] {
  const x = cell % wide
  const found: number[] = []
  if (x > 0) found.push(cell - 1)
  if (x < wide - 1) found.push(cell + 1)
  if (cell >= wide) found.push(cell - wide)
  if (cell < wide * (high - 1)) found.push(cell + wide)
  return found
}

const scaled = ({ area, top, bottom, left, right }: Blob, step: number, { width, height }: Mask): Blob => ({
  area: area * step * step,
  top: top * step,
  bottom: Math.min(height - 1, bottom * step + step - 1),
  left: left * step,
  right: Math.min(width - 1, right * step + step - 1),
})
