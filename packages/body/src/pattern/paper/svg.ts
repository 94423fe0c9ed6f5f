/** The sheet as an SVG file at its true size, for a plotter or a drawing program. */

import type { Sheet, StrokeKind } from './drawn-sheet.ts'
import { lineShare } from './lines.ts'

/** Width of the line in mm and its dashes; black on white, as a plotter draws. */
export const penOf: Record<StrokeKind, { mm: number; dashes?: readonly number[] }> = {
  cut: { mm: 0.5 },
  seam: { mm: 0.3, dashes: [4, 2] },
  fold: { mm: 0.9, dashes: [12, 3, 2, 3] },
  mark: { mm: 0.3 },
  grain: { mm: 0.4 },
  notch: { mm: 0.4 },
  square: { mm: 0.3 },
}

export function svgOf({ widthMm, heightMm, strokes, labels }: Sheet): string {
  const lines = strokes.map(({ kind, line, isClosed }) => {
    const { mm, dashes } = penOf[kind]
    const dashed = dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : ''
    return `<path d="${pathOf(line, isClosed)}" stroke-width="${mm}"${dashed}/>`
  })
  const words = labels.flatMap(({ at: [x, y], lines: texts, sizeMm }) =>
    texts.map(
      (text, i) =>
        `<text x="${tenth(x)}" y="${tenth(y + sizeMm * (1 + i * lineShare))}" font-size="${tenth(sizeMm)}">${escaped(text)}</text>`,
    ),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">`,
    `<g fill="none" stroke="black">${lines.join('')}</g>`,
    `<g fill="black" font-family="sans-serif">${words.join('')}</g>`,
    '</svg>',
  ].join('')
}

export const pathOf = (line: readonly (readonly [number, number])[], isClosed: boolean): string =>
  `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${isClosed ? 'Z' : ''}`

/** A twentieth of a millimetre is finer than any pen. */
const tenth = (mm: number): number => Math.round(mm * 20) / 20

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
