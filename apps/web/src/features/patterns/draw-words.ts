import type { DrawWords } from '@darzi/body/pattern/paper/pdf.ts'

/** Fine enough that small letters print clean: about 400 points to the inch. */
const dotsPerMm = 16
/** Room over and under the letters, for vowel signs. */
const highAs = 1.35

/** Words as the browser shapes them, in every script, turned to ink and no ink. */
export const drawWords: DrawWords = (text, sizeMm) => {
  const size = Math.round(sizeMm * dotsPerMm)
  const canvas = document.createElement('canvas')
  const font = `${size}px ${getComputedStyle(document.body).fontFamily}`
  const context = pen(canvas, font)
  const columns = Math.max(8, Math.ceil(context.measureText(text).width) + 2)
  const rows = Math.ceil(size * highAs)
  canvas.width = columns
  canvas.height = rows
  const drawn = pen(canvas, font)
  drawn.fillText(text, 1, size)
  const { data } = drawn.getImageData(0, 0, columns, rows)
  const widthMm = columns / dotsPerMm
  return { words: { columns, rows, bits: bitsOf(data, columns, rows) }, widthMm, heightMm: rows / dotsPerMm }
}

function pen(canvas: HTMLCanvasElement, font: string): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw')
  context.font = font
  return context
}

/** One bit a point, the first at the left; rows begin on a whole byte. */
function bitsOf(rgba: Uint8ClampedArray, columns: number, rows: number): Uint8Array {
  const perRow = Math.ceil(columns / 8)
  const bits = new Uint8Array(perRow * rows)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const ink = (rgba[4 * (y * columns + x) + 3] ?? 0) > 110
      if (ink) bits[y * perRow + (x >> 3)] = (bits[y * perRow + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
  return bits
}
