import type { SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import type { DrawWords } from '@darzi/body/pattern/paper/pdf.ts'
import { sheetOf } from '@darzi/body/pattern/paper/sheet.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { saveFile } from '../../data/save-file.ts'
import { type LayoutToSave, layoutPages } from './save-layout.ts'
import { type Paper, paperWords } from './sheet-words.ts'
import { dxfNotesOf, dxfSizeOf, fileNameOf } from './whose-pattern.ts'

export const paperKinds = ['a4', 'sheet', 'svg', 'dxf'] as const
export type PaperKind = (typeof paperKinds)[number]

interface ToSave extends Paper {
  t: Translate
  /** Several sizes over one another; else the pattern alone. */
  sizes?: readonly SizedPattern[] | undefined
  /** How it is laid on the cloth, where it can be. */
  layout: LayoutToSave | undefined
}

/** Makes the file and hands it to the device. */
export async function savePaper(kind: PaperKind, paper: ToSave): Promise<void> {
  const name = fileNameOf(paper, paper.sizes?.length)
  if (kind === 'dxf')
    return saveFile(new Blob([await dxf(paper)], { type: 'application/dxf' }), `${name}.dxf`)
  const { sheet, words } = await sheetFor(paper)
  if (kind === 'svg') {
    const { svgOf } = await import('@darzi/body/pattern/paper/svg.ts')
    return saveFile(new Blob([svgOf(sheet)], { type: 'image/svg+xml' }), `${name}-svg.svg`)
  }
  await document.fonts.ready
  const { onePagePdf, tiledPdf } = await import('@darzi/body/pattern/paper/pdf.ts')
  const last = paper.layout ? await layoutPages({ ...paper.layout, t: paper.t }) : []
  const bytes = kind === 'a4' ? tiledPdf(sheet, drawWords, words, last) : onePagePdf(sheet, drawWords, last)
  saveFile(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${name}-${kind}.pdf`)
}

async function sheetFor({ t, sizes, ...paper }: ToSave) {
  const words = paperWords(t, paper, sizes)
  if (!sizes) return { sheet: sheetOf(paper.pattern, words), words }
  const { nestedSheetOf } = await import('@darzi/body/pattern/paper/nest.ts')
  return { sheet: nestedSheetOf(sizes, words), words }
}

async function dxf(paper: ToSave): Promise<string> {
  const { dxfOf, dxfOfSizes } = await import('@darzi/body/pattern/paper/dxf.ts')
  const { pattern, sizes } = paper
  const notes = dxfNotesOf(paper)
  if (!sizes) return dxfOf(pattern, notes)
  return dxfOfSizes(
    sizes.map((sized) => ({
      name: dxfSizeOf(sized),
      isSample: sized.step === 0,
      pattern: sized.pattern,
    })),
    notes,
  )
}

/** Fine enough that small letters print clean: about 400 points to the inch. */
const dotsPerMm = 16
/** Room over and under the letters, for vowel signs. */
const highAs = 1.35

/** Words as the browser shapes them, in every script, turned to ink and no ink. */
const drawWords: DrawWords = (text, sizeMm) => {
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
