import type { PaperWords } from '@darzi/body/pattern/paper/pdf.ts'
import type { SheetWords } from '@darzi/body/pattern/paper/sheet.ts'
import type { Pattern, Piece, PieceKey } from '@darzi/body/pattern/pattern.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'

export const pieceName = (say: Say, key: PieceKey) => say(`patterns.piece.${key}`)

interface Paper {
  pattern: Pattern
  name: string | undefined
  unit: LengthUnit
}

/** What the paper says, in the language of the screen. */
export function paperWords(say: Say, { pattern, name, unit }: Paper): SheetWords & PaperWords {
  const design = say(`patterns.design.${pattern.design}`)
  const whose = name ? `${design} · ${name}` : design
  const { chestMm, lengthMm } = pattern.finished
  const size = (key: string, mm: number) =>
    `${say(`patterns.finished.${key}`)} ${showLength(mm, unit)} ${say(`patterns.unit.${unit}`)}`
  const sizes = [
    ...(chestMm ? [size('chest', chestMm)] : []),
    ...(lengthMm ? [size('length', lengthMm)] : []),
  ]
  return {
    title: [whose, sizes.join(' · '), say('patterns.sheet.allowance'), say('patterns.sheet.measureFirst')],
    square: say('patterns.sheet.square'),
    piece: (piece) => pieceLines(say, piece, whose),
    tile: ({ name: tile, row, column }, { rows, columns }) =>
      say('patterns.sheet.tile', { tile, row: row + 1, rows, column: column + 1, columns }),
  }
}

function pieceLines(say: Say, piece: Piece, whose: string): string[] {
  const cut = say('patterns.sheet.cut', { count: piece.cut })
  const pair = piece.isPair && piece.cut > 1 ? [say('patterns.sheet.pair')] : []
  const fold = piece.edges.some(({ name }) => name === 'fold') ? [say('patterns.sheet.fold')] : []
  const cloth = piece.cloth === 'main' ? [] : [say(`patterns.sheet.${piece.cloth}`)]
  return [pieceName(say, piece.key), [cut, ...pair, ...fold, ...cloth].join(' · '), whose]
}
