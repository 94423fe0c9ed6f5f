/** The sheet as an SVG file at its true size, for a plotter or a drawing program. */

import type { Sheet, Stroke, StrokeKind } from './drawn-sheet.ts'
import type { Label } from './label-place.ts'
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
  cloth: { mm: 0.6 },
}

/** On a nest of sizes each is cut along its own line. */
const dashesOfSize: readonly (readonly number[])[] = [
  [],
  [9, 2],
  [9, 2, 1, 2],
  [2.5, 1.5],
  [16, 3],
  [9, 2, 1, 2, 1, 2],
  [1, 1.5],
]

export function lineOf({ kind, size }: Pick<Stroke, 'kind' | 'size'>): {
  mm: number
  dashes?: readonly number[]
} {
  const dashes = size === undefined ? undefined : dashesOfSize[size % dashesOfSize.length]
  return kind === 'cut' && dashes ? { ...penOf.cut, dashes } : penOf[kind]
}

/** Nested sizes are a layer each, as Inkscape and cutters' programs read it; their seam lines are one more, switched off. */
export function svgOf({ widthMm, heightMm, strokes, labels, nest }: Sheet): string {
  const drawn = (them: readonly Stroke[]) => them.map(pathElement).join('')
  const layers = (nest?.names ?? []).map((name, size) => {
    const own = strokes.filter((stroke) => stroke.size === size)
    const [seams, others] = [
      own.filter(({ kind }) => kind === 'seam'),
      own.filter(({ kind }) => kind !== 'seam'),
    ]
    const sewn = layer(`size-${size + 1}-seam`, `${name} · ${nest?.seams}`, drawn(seams), 'display:none')
    return layer(`size-${size + 1}`, name, drawn(others) + sewn)
  })
  const words = labels.flatMap(textElements)
  const inkscape = layers.length > 0 ? ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${inkscape} width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">`,
    `<g fill="none" stroke="black">${drawn(strokes.filter(({ size }) => size === undefined))}${layers.join('')}</g>`,
    `<g fill="black" font-family="sans-serif">${words.join('')}</g>`,
    '</svg>',
  ].join('')
}

function textElements({ at: [x, y], lines: texts, sizeMm, isUpright }: Label): string[] {
  return texts.map((text, i) => {
    const down = sizeMm * (1 + i * lineShare)
    const place = isUpright
      ? `transform="translate(${tenth(x + down)} ${tenth(y)}) rotate(-90)"`
      : `x="${tenth(x)}" y="${tenth(y + down)}"`
    return `<text ${place} font-size="${tenth(sizeMm)}">${escaped(text)}</text>`
  })
}

const layer = (id: string, name: string, drawn: string, style = 'display:inline') =>
  `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${escaped(name)}" style="${style}">${drawn}</g>`

function pathElement(stroke: Stroke): string {
  const { mm, dashes = [] } = lineOf(stroke)
  const dashed = dashes.length > 0 ? ` stroke-dasharray="${dashes.join(' ')}"` : ''
  return `<path d="${pathOf(stroke.line, stroke.isClosed)}" stroke-width="${mm}"${dashed}/>`
}

export const pathOf = (line: readonly (readonly [number, number])[], isClosed: boolean): string =>
  `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${isClosed ? 'Z' : ''}`

/** A twentieth of a millimetre is finer than any pen. */
const tenth = (mm: number): number => Math.round(mm * 20) / 20

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
