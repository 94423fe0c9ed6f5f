/**
 * The pieces as DXF in the manner of AAMA (ASTM D6673), which cutters and pattern programs read: a block a piece, in millimetres,
 * y upwards; boundary, seam, fold, grain, notches and marks on the layers that the standard gives them.
 */
import type { Pattern, Piece, Point } from '../pattern.ts'
import { asciiOf } from './ascii.ts'
import type { StrokeKind } from './drawn-sheet.ts'
import { drawPiece } from './sheet.ts'

export const layerOf: Record<StrokeKind, number> = {
  cut: 1,
  notch: 4,
  fold: 6,
  grain: 7,
  mark: 8,
  seam: 14,
  square: 8,
  cloth: 8,
}

/** Of several sizes each piece is a block a size, put in on a layer of its size, and names the size it is. */
export interface DxfSize {
  /** In letters a cutter's program has; on a layer the dot is none. */
  name: string
  isSample: boolean
  pattern: Pattern
}

/** What the file says beside its pieces; of either, what ASCII has letters for. */
export interface DxfNotes {
  /** Whose it is, behind the name of the style. */
  of?: string
  /** Which of several sizes all of it is. */
  size?: string
  /** To be minded before the cloth is cut. */
  warnings?: readonly string[]
}

export const dxfOf = (pattern: Pattern, notes: DxfNotes = {}): string =>
  dxfOfBlocks(styleOf(pattern.design, notes), blocksOf(pattern, notes), warningsOf(notes))

export function dxfOfSizes(sizes: readonly DxfSize[], notes: DxfNotes = {}): string {
  const design = sizes[0]?.pattern.design ?? ''
  const sample = sizes.find(({ isSample }) => isSample)?.name
  const blocks = sizes.flatMap(({ name, pattern }) => blocksOf(pattern, notes, name))
  const samples = sample ? [`Sample Size: ${sample}`] : []
  return dxfOfBlocks(styleOf(design, notes), blocks, [...samples, ...warningsOf(notes)])
}

export const styleOf = (design: string, { of = '' }: DxfNotes): string =>
  ['Style Name:', design.toUpperCase(), asciiOf(of)].filter(Boolean).join(' ')

export const warningsOf = ({ warnings = [] }: DxfNotes): string[] =>
  warnings.map((warning) => `Annotation: ${asciiOf(warning)}`)

export interface Block {
  name: string
  layer: Pair
  pairs: Pair[]
}

export function dxfOfBlocks(styleName: string, blocks: readonly Block[], also: readonly string[]): string {
  const inserts = blocks.flatMap(({ name, layer }) => [0, 'INSERT', 8, layer, 2, name, 10, 0, 20, 0])
  const style = textsOf([styleName, ...also, 'Units: METRIC', 'ANSI/AAMA'])
  const pairs = [
    ...[0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'BLOCKS', ...blocks.flatMap((block) => block.pairs), 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'ENTITIES', ...inserts, ...style, 0, 'ENDSEC'],
    ...[0, 'EOF'],
  ]
  return `${pairs.join('\r\n')}\r\n`
}

type Pair = string | number

function blocksOf({ design, pieces }: Pattern, notes: DxfNotes, size?: string): Block[] {
  const sizeKey = size?.replaceAll('.', '_')
  return pieces.map((piece, k) => {
    const name = [design, piece.key, k + 1, ...(sizeKey ? [sizeKey] : [])].join('-').toUpperCase()
    const pairs = blockOf(piece, { name, style: styleOf(design, notes), size })
    return { name, layer: sizeKey ? `SIZE_${sizeKey}` : 1, pairs }
  })
}

export function blockOf(
  piece: Piece,
  { name, style, size, textAt }: { name: string; style: string; size?: string | undefined; textAt?: Point },
): Pair[] {
  const { strokes } = drawPiece(piece, [])
  const said = [
    `Piece Name: ${piece.key.toUpperCase()}`,
    style,
    ...(size ? [`Size: ${size}`] : []),
    `Quantity: ${piece.cut}`,
    `Material: ${piece.cloth.toUpperCase()}`,
  ]
  return [
    ...[0, 'BLOCK', 8, 1, 2, name, 70, 0, 10, 0, 20, 0],
    ...strokes
      .filter(({ kind }) => kind !== 'notch')
      .flatMap(({ kind, line, isClosed }) => polyline(line, isClosed, layerOf[kind])),
    ...piece.notches.flatMap(([x, y]) => [0, 'POINT', 8, layerOf.notch, 10, mm(x), 20, mm(-y)]),
    ...textsOf(said, textAt),
    ...[0, 'ENDBLK', 8, 1],
  ]
}

export const polyline = (line: readonly Point[], isClosed: boolean, layer: number): Pair[] => [
  ...[0, 'POLYLINE', 8, layer, 66, 1, 70, isClosed ? 1 : 0],
  ...line.flatMap(([x, y]) => [0, 'VERTEX', 8, layer, 10, mm(x), 20, mm(-y)]),
  ...[0, 'SEQEND', 8, layer],
]

export const textsOf = (texts: readonly string[], [x, y]: Point = [0, 0]): Pair[] =>
  texts.flatMap((said, k) => [0, 'TEXT', 8, 1, 10, round(x), 20, round(-y - 10 * k), 40, 5, 1, said])

const mm = (value: number): string => value.toFixed(3)
const round = (value: number): number => Math.round(value * 1000) / 1000
