/**
 * The pattern as it is drawn on paper, at its true size: pieces side by side, halves with their fold, and a square of ten
 * centimetres to measure before cutting. What is said on it is given by the reader's screen.
 */
import { cutLine } from '../cut-line.ts'
import { at, type Box, boxOf, distance, outlineOf } from '../geometry.ts'
import type { Pattern, Piece, Point } from '../pattern.ts'
import type { Sheet, Stroke } from './drawn-sheet.ts'
import { type Label, labelOf, screenLabelOf } from './label-place.ts'
import { lineShare, wrapped } from './lines.ts'
import { packed } from './pack.ts'
import { tilesOf } from './tiles.ts'

/** What stands on a piece and on the test square, in the reader's language. */
export interface SheetWords {
  piece(piece: Piece): string[]
  title: string[]
  square: string
}

export const squareMm = 100
const [marginMm, gapMm, widestMm] = [10, 12, 880]
/** Its lines end on the first page of A4. */
const [titleMm, titleWideMm] = [4.5, 176]

/** A piece as it lies on paper, at its own place. */
export interface Drawable {
  /** Around everything that is drawn. */
  outline: Point[]
  strokes: Stroke[]
  label: Label
}

const drawableOf = (piece: Piece, lines: string[]): Drawable => ({
  outline: cutLine(piece),
  ...drawPiece(piece, lines),
})

export const sheetOf = ({ pieces }: Pattern, words: SheetWords): Sheet =>
  packedSheet(
    pieces.map((piece) => drawableOf(piece, words.piece(piece))),
    words,
  )

/** Of the widths a roll of paper has, the one that takes the fewest pages of A4. `key` stands beside the test square. */
export function packedSheet(
  drawables: readonly Drawable[],
  words: Pick<SheetWords, 'title' | 'square'>,
  key: Pick<Sheet, 'strokes' | 'labels'> = { strokes: [], labels: [] },
): Sheet {
  const { titleLines, strokes, labels } = headOf(words)
  const head = { strokes: [...strokes, ...key.strokes], labels: [...labels, ...key.labels] }
  const headHigh = squareMm + gapMm + titleLines * lineShare * titleMm
  const sheets = widths.flatMap((widest) =>
    orders.map((order) =>
      drawnAt(packedUnder(drawables, { wide: widest, high: headHigh, widest, order }), head),
    ),
  )
  return sheets.reduce((best, one) => (tilesOf(one).tiles.length < tilesOf(best).tiles.length ? one : best))
}

/** Whole columns of A4, less the margin, and what a plotter's roll takes. */
const widths = [widestMm, 750, 560, 370] as const

/** Which piece is placed first. */
type Order = (a: Box, b: Box) => number
const orders: readonly Order[] = [
  (a, b) => tall(b) * wide(b) - tall(a) * wide(a),
  (a, b) => tall(b) - tall(a),
  (a, b) => wide(b) - wide(a),
]

/** The pieces alone, side by side, to be looked at; a piece too narrow for its name has its number, counted from 1. */
export const pictureOf = ({ pieces }: Pattern, nameOf: (piece: Piece) => string): Sheet =>
  sideBySide(
    pieces.map((piece, k) => ({
      ...drawableOf(piece, []),
      label: screenLabelOf(piece, nameOf(piece), k + 1),
    })),
  )

export const sideBySide = (drawables: readonly Drawable[]): Sheet =>
  drawnAt(onShelves(drawables, { top: marginMm, widest: 2 * widestMm }), { strokes: [], labels: [] })

function drawnAt(
  shelves: { placed: Placed[]; widthMm: number; heightMm: number },
  begun: Pick<Sheet, 'strokes' | 'labels'>,
): Sheet {
  const strokes = [...begun.strokes]
  const labels = [...begun.labels]
  for (const { drawable, x, y } of shelves.placed) {
    strokes.push(...drawable.strokes.map((stroke) => ({ ...stroke, line: moved(stroke.line, x, y) })))
    labels.push({ ...drawable.label, at: at(moved([drawable.label.at], x, y), 0) })
  }
  return { widthMm: shelves.widthMm, heightMm: shelves.heightMm, strokes, labels }
}

const moved = (line: readonly Point[], x: number, y: number) =>
  line.map(([px, py]): Point => [px + x, py + y])

function headOf({ title, square }: Pick<SheetWords, 'title' | 'square'>) {
  const [x, y] = [marginMm, marginMm]
  const line: Point[] = [
    [x, y],
    [x + squareMm, y],
    [x + squareMm, y + squareMm],
    [x, y + squareMm],
  ]
  const strokes: Stroke[] = [{ kind: 'square', line, isClosed: true }]
  const lines = title.flatMap((said) => wrapped(said, titleWideMm, titleMm))
  const labels: Label[] = [
    { at: [x + 6, y + 44], lines: [square], sizeMm: 5 },
    { at: [x, y + squareMm + 5], lines, sizeMm: titleMm },
  ]
  return { strokes, labels, titleLines: lines.length }
}

interface Placed {
  drawable: Drawable
  x: number
  y: number
}

/** Close together around the test square and what is written under it. */
function packedUnder(
  drawables: readonly Drawable[],
  { widest, order, ...head }: { wide: number; high: number; widest: number; order: Order },
) {
  const boxes = drawables.map((drawable) => ({ drawable, box: boxOf(drawable.outline) }))
  const largeFirst = [...boxes].sort((a, b) => order(a.box, b.box))
  const corner: Point[] = [
    [0, 0],
    [head.wide, 0],
    [head.wide, head.high],
    [0, head.high],
  ]
  const shapes = largeFirst.map(({ drawable, box }) => moved(drawable.outline, -box.left, -box.top))
  const [, ...places] = packed([corner, ...shapes], widest)
  const placed = largeFirst.map(({ drawable, box }, k): Placed => {
    const [x, y] = places[k] ?? [0, 0]
    return { drawable, x: marginMm + x - box.left, y: marginMm + y - box.top }
  })
  const ends = largeFirst.map(({ box }, k) => {
    const [x, y] = places[k] ?? [0, 0]
    return [x + wide(box), y + tall(box)] as const
  })
  return {
    placed,
    widthMm: Math.ceil(Math.max(300, ...ends.map(([x]) => x + 2 * marginMm))),
    heightMm: Math.ceil(Math.max(head.high, ...ends.map(([, y]) => y)) + 2 * marginMm),
  }
}

/** Tall ones first, in rows, below the test square. */
function onShelves(drawables: readonly Drawable[], begun: { top: number; widest: number }) {
  const boxes = drawables.map((drawable) => ({ drawable, box: boxOf(drawable.outline) }))
  const tallFirst = [...boxes].sort((a, b) => tall(b.box) - tall(a.box))
  const widest = Math.max(begun.widest, ...boxes.map(({ box }) => wide(box)))
  const placed: Placed[] = []
  let [x, y, shelf, across] = [marginMm, begun.top, 0, 300]
  for (const { drawable, box } of tallFirst) {
    if (x > marginMm && x + wide(box) > marginMm + widest) [x, y, shelf] = [marginMm, y + shelf + gapMm, 0]
    placed.push({ drawable, x: x - box.left, y: y - box.top })
    x += wide(box) + gapMm
    across = Math.max(across, x - gapMm)
    shelf = Math.max(shelf, tall(box))
  }
  return { placed, widthMm: Math.ceil(across + marginMm), heightMm: Math.ceil(y + shelf + marginMm) }
}

const wide = ({ left, right }: Box) => right - left
const tall = ({ top, bottom }: Box) => bottom - top

/** A piece at its own place: lines to cut and sew, fold, darts, notches and the grain with its arrows. */
export function drawPiece(piece: Piece, lines: string[]): { strokes: Stroke[]; label: Label } {
  const fold = piece.edges.find(({ name }) => name === 'fold')
  const strokes: Stroke[] = [
    { kind: 'cut', line: cutLine(piece), isClosed: true },
    { kind: 'seam', line: outlineOf(piece.edges), isClosed: true },
    ...(fold ? [{ kind: 'fold', line: fold.line, isClosed: false } as const] : []),
    ...piece.marks.flatMap(markStrokes),
    ...piece.notches.map((place): Stroke => ({ kind: 'notch', line: cross(place, 2.5), isClosed: false })),
    ...grainStrokes(piece.grain),
  ]
  return { strokes, label: labelOf(piece, lines) }
}

function markStrokes({ kind, line }: Piece['marks'][number]): Stroke[] {
  if (kind !== 'button' && kind !== 'buttonhole') return [{ kind: 'mark', line, isClosed: false }]
  const half = kind === 'button' ? 2 : 8
  return line.map(
    ([x, y]): Stroke => ({
      kind: 'mark',
      line:
        kind === 'button'
          ? cross([x, y], half)
          : [
              [x, y - half],
              [x, y + half],
            ],
      isClosed: false,
    }),
  )
}

const cross = ([x, y]: Point, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y + half],
  [x, y],
  [x + half, y - half],
  [x - half, y + half],
]

/** A line with arrows of a length at both ends. */
export function grainStrokes([from, to]: Piece['grain'], tipMm = 6): Stroke[] {
  const long = distance(from, to)
  if (long < 3.4 * tipMm) return []
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const tip = (end: Point, way: 1 | -1): Point[] => [
    [end[0] + (way * ux - uy / 2) * tipMm, end[1] + (way * uy + ux / 2) * tipMm],
    end,
    [end[0] + (way * ux + uy / 2) * tipMm, end[1] + (way * uy - ux / 2) * tipMm],
  ]
  const lines: Point[][] = [[from, to], tip(from, 1), tip(to, -1)]
  return lines.map((line) => ({ kind: 'grain', line, isClosed: false }))
}
