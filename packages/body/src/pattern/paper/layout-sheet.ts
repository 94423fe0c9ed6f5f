/**
 * The cutting layout on paper: each cloth lying along the table, its beginning at the left, a fold below, and every piece where it is
 * to be cut. At true size for a plotter, or as an overview on one page of A4 at a scale of 1 to a whole number. What is said on it
 * is given by the reader's screen.
 */
import { acrossOf, type LaidPiece, type Layout, metresOf, pieceOnCloth } from '../lay-out.ts'
import type { Point } from '../pattern.ts'
import { type Placement, placedPiece } from '../placement.ts'
import type { Sheet, Stroke } from './drawn-sheet.ts'
import { fittingLabel, type Label, labelInside } from './label-place.ts'
import { lineShare, widthOf, wrapped } from './lines.ts'
import { drawPiece, grainStrokes, squareMm } from './sheet.ts'
import { a4 } from './tiles.ts'

export interface LayoutWords {
  /** Whose it is and what is to be minded; `scale` is the n of 1 : n. */
  title(scale: number): string[]
  /** Over a cloth: its metres and width, and how it is laid. */
  cloth(layout: Layout): string
  piece(laid: LaidPiece): string[]
  fold: string
  square: string
}

/** Cloth as it is bought: what the pieces take and what is kept to spare. */
export const clothLengthMm = ({ lengthMm }: Pick<Layout, 'lengthMm'>): number => 1000 * metresOf(lengthMm)

/** From a place on the cloth, across and along it, to a place on the table; turned, never turned over. */
export const onTable = (layout: Layout, scale = 1, [x, y]: Point = [0, 0]): Placement => [
  0,
  scale,
  -scale,
  0,
  x,
  y + scale * acrossOf(layout),
]

const marginMm = 10
const gapMm = 8
/** Smaller than 1 to so many nothing of a piece is seen: where words leave no room even so, they run over the page's foot. */
const mostScale = 200

/** At true size, under a square of ten centimetres to measure. */
export function layoutSheetOf(layouts: readonly Layout[], words: LayoutWords): Sheet {
  const [x, y, sizeMm] = [marginMm, marginMm, 12]
  const square: Stroke = { kind: 'square', line: rectangle(x, y, squareMm, squareMm), isClosed: true }
  const widthMm = Math.max(...layouts.map(clothLengthMm)) + 2 * marginMm
  const beside = x + squareMm + gapMm
  const lines = words.title(1).flatMap((said) => wrapped(said, widthMm - beside - marginMm, sizeMm))
  const top = y + Math.max(squareMm, lines.length * sizeMm * lineShare)
  const drawn = clothsOf(layouts, words, { scale: 1, top, across: widthMm - 2 * marginMm, sizeMm: 14 })
  return {
    widthMm: Math.ceil(widthMm),
    heightMm: Math.ceil(drawn.end + marginMm),
    strokes: [square, ...drawn.strokes],
    labels: [
      { at: [x + 6, y + 44], lines: [words.square], sizeMm: 5 },
      { at: [beside, y], lines, sizeMm },
      ...drawn.labels,
    ],
  }
}

export interface LayoutPage extends Sheet {
  /** One to so many. */
  scale: number
}

/** All cloths on one page of A4, lying, at the largest scale that has room. */
export function layoutPageOf(layouts: readonly Layout[], words: LayoutWords): LayoutPage {
  const [widthMm, heightMm] = [a4.heightMm, a4.widthMm]
  const across = widthMm - 2 * marginMm
  const longest = Math.max(...layouts.map(clothLengthMm))
  for (let scale = Math.max(1, Math.ceil(longest / across)); ; scale++) {
    const sizeMm = 4
    const lines = words.title(scale).flatMap((said) => wrapped(said, across, sizeMm))
    const top = marginMm + lines.length * sizeMm * lineShare
    const { end, strokes, labels } = clothsOf(layouts, words, { scale: 1 / scale, top, across, sizeMm })
    const head: Label = { at: [marginMm, marginMm], lines, sizeMm }
    if (end <= heightMm - marginMm || scale >= mostScale)
      return { scale, widthMm, heightMm, strokes, labels: [head, ...labels] }
  }
}

interface Room {
  /** Of what is drawn, to the cloth itself. */
  scale: number
  /** Where the first cloth begins, downwards, and how far the table reaches to the right of its margin. */
  top: number
  across: number
  sizeMm: number
}

/** One cloth under the other, or beside it where there is room. */
function clothsOf(layouts: readonly Layout[], words: LayoutWords, { scale, top, across, sizeMm }: Room) {
  const strokes: Stroke[] = []
  const labels: Label[] = []
  const unnamed: string[][] = []
  let [x, y, end] = [marginMm, top, top]
  for (const layout of layouts) {
    const long = Math.max(clothLengthMm(layout) * scale, widthOf(words.cloth(layout), sizeMm))
    if (x + long > marginMm + across) [x, y] = [marginMm, end]
    const drawn = clothAt(layout, words, { scale, at: [x, y], sizeMm, unnamed })
    strokes.push(...drawn.strokes)
    labels.push(...drawn.labels)
    x += long + gapMm
    end = Math.max(end, drawn.end)
  }
  const legend = legendOf(unnamed, across)
  if (legend.length === 0) return { strokes, labels, end }
  labels.push({ at: [marginMm, end + 2], lines: legend, sizeMm: legendMm })
  return { strokes, labels, end: end + 2 + legend.length * legendMm * lineShare }
}

interface ClothAt {
  scale: number
  at: Point
  sizeMm: number
  /** Names that had no room so far, in the order of their numbers. */
  unnamed: string[][]
}

function clothAt(layout: Layout, words: LayoutWords, { scale, at: [x, y], sizeMm, unnamed }: ClothAt) {
  const top = y + gapMm / 2 + sizeMm * lineShare
  const [long, across] = [clothLengthMm(layout) * scale, acrossOf(layout) * scale]
  const end = top + across
  const strokes: Stroke[] = [{ kind: 'cloth', line: rectangle(x, top, long, across), isClosed: true }]
  const labels: Label[] = [{ at: [x, y + gapMm / 2], lines: [words.cloth(layout)], sizeMm }]
  for (const laid of layout.laid) {
    const drawn = onPaper(laid, onTable(layout, scale, [x, top]), words, unnamed)
    strokes.push(...drawn.strokes)
    labels.push(drawn.label)
  }
  if (!layout.isDoubled) return { strokes, labels, end }
  const foldMm = Math.min(sizeMm, 5)
  const line: Point[] = [
    [x, end],
    [x + long, end],
  ]
  strokes.push({ kind: 'fold', line, isClosed: false })
  labels.push({ at: [x, end + 1], lines: [words.fold], sizeMm: foldMm })
  return { strokes, labels, end: end + 1 + foldMm * lineShare }
}

/** Drawn with its name; where that has no room, with the number under which it stands below. */
function onPaper(laid: LaidPiece, place: Placement, words: LayoutWords, unnamed: string[][]) {
  const piece = placedPiece(pieceOnCloth(laid), place)
  const { strokes } = drawPiece(piece, [])
  const said = words.piece(laid)
  const [from, to] = piece.grain
  const below = Math.max(from[1], to[1]) + 1
  const label = fittingLabel(piece, said, [Math.min(from[0], to[0]) + 1, below])
  const isTrueSize = Math.abs(place[1]) === 1
  // An overview shows what is cut, and the grain where no word stands on it.
  const arrow = label && isClear(label, below) ? grainStrokes(piece.grain, 2) : []
  const shown = isTrueSize ? strokes : [...strokes.filter(({ kind }) => kind === 'cut'), ...arrow]
  if (label) return { strokes: shown, label }
  const known = unnamed.findIndex((lines) => lines.join() === said.join())
  const number = known < 0 ? unnamed.push(said) : known + 1
  return { strokes: shown, label: labelInside(piece, String(number)) }
}

const isClear = ({ at: [, y], lines, sizeMm }: Label, below: number) =>
  y >= below || y + lines.length * sizeMm * lineShare < below - 2

const legendMm = 3

const legendOf = (unnamed: readonly string[][], acrossMm: number): string[] => {
  const entries = unnamed.map((lines, k) => `${k + 1} ${lines.join(' · ')}`)
  const rows: string[] = []
  for (const entry of entries) {
    const longer = rows.length > 0 ? `${rows[rows.length - 1]};  ${entry}` : entry
    if (rows.length > 0 && widthOf(longer, legendMm) <= acrossMm) rows[rows.length - 1] = longer
    else rows.push(entry)
  }
  return rows
}

const rectangle = (x: number, y: number, wide: number, high: number): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
]
