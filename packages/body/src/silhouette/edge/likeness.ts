/** How like a colour is to some others: a soft count of those that lie near it, as a share of all. */
import type { Pixels } from './pixels.ts'

const most = 24
const table = Float32Array.from({ length: 1024 }, (_, i) => Math.exp(-i / 64))

export interface Palette {
  colours: Float32Array
  count: number
}

export const emptyPalette = (): Palette => ({ colours: new Float32Array(3 * most), count: 0 })

/** Fills the palette from these pixels, evenly through their order. */
export function fillPalette(
  palette: Palette,
  { rgba }: Pick<Pixels, 'rgba'>,
  { list, length }: { list: Int32Array; length: number },
): void {
  palette.count = Math.min(most, length)
  for (let j = 0; j < palette.count; j++) {
    const at = 4 * (list[Math.floor(((j + 0.5) * length) / palette.count)] ?? 0)
    for (let k = 0; k < 3; k++) palette.colours[3 * j + k] = rgba[at + k] ?? 0
  }
}

/** 0..1; two colours `sd` apart are alike to 0.6. */
export function likeness(
  { colours, count }: Palette,
  { rgba }: Pick<Pixels, 'rgba'>,
  at: number,
  sd: number,
) {
  const red = rgba[4 * at] ?? 0
  const green = rgba[4 * at + 1] ?? 0
  const blue = rgba[4 * at + 2] ?? 0
  const scale = 32 / (sd * sd)
  let sum = 0
  for (let j = 0; j < 3 * count; j += 3) {
    const r = (colours[j] ?? 0) - red
    const g = (colours[j + 1] ?? 0) - green
    const b = (colours[j + 2] ?? 0) - blue
    const off = (r * r + g * g + b * b) * scale
    if (off < 1023) sum += table[off | 0] ?? 0
  }
  return sum / Math.max(1, count)
}
