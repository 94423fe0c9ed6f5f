import type { SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import type { InputKey } from '@darzi/body/pattern/inputs.ts'
import type { NestWords } from '@darzi/body/pattern/paper/nest.ts'
import type { PaperWords } from '@darzi/body/pattern/paper/pdf.ts'
import type { Pattern, Piece, PieceKey } from '@darzi/body/pattern/pattern.ts'
import { isOnFold } from '@darzi/body/pattern/pieces.ts'
import { isFieldKey } from '@darzi/tailoring/measurements/catalogue.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'

export const pieceName = (t: Translate, key: PieceKey) => t(`patterns.piece.${key}`)

/** A size of the body as the book calls it, or as patterns do. */
export const sizeName = (t: Translate, key: InputKey) =>
  t(isFieldKey(key) ? `measurement-fields.${key}.name` : `patterns.input.${key}`)

export interface Paper {
  pattern: Pattern
  /** Sizes of the book it is not drawn from. */
  unfollowed: readonly string[]
  /** Sizes it is drawn from and nobody taped. */
  estimated: readonly InputKey[]
  name: string | undefined
  /** Of the piece of an order it is cut for. */
  tag?: string | undefined
  unit: LengthUnit
}

/** What the paper says, in the language of the screen. */
export function paperWords(
  t: Translate,
  paper: Paper,
  nested: readonly SizedPattern[] = [],
): NestWords & PaperWords {
  const { pattern, name, unit } = paper
  const design = t(`patterns.design.${pattern.design}`)
  const whose = name ? `${design} · ${name}` : design
  const { chestMm, lengthMm } = pattern.finished
  const size = (key: string, mm: number) =>
    `${t(`patterns.finished.${key}`)} ${showLength(mm, unit)} ${t(`patterns.unit.${unit}`)}`
  const sizes = [
    ...(chestMm ? [size('chest', chestMm)] : []),
    ...(lengthMm ? [size('length', lengthMm)] : []),
  ]
  return {
    title: [
      whose,
      nested.length > 0
        ? t('patterns.nest.head', { sizes: nested.map((sized) => girthName(t, sized, unit)).join(' · ') })
        : sizes.join(' · '),
      ...notTaped(t, paper),
      ...besideTheOrder(t, paper),
      t(nested.length > 0 ? 'patterns.nest.allowance' : 'patterns.sheet.allowance'),
      t('patterns.sheet.measureFirst'),
    ],
    square: t('patterns.sheet.square'),
    size: (sized) => girthName(t, sized, unit),
    seams: t('patterns.nest.seams'),
    piece: (piece) => [pieceName(t, piece.key), howToCut(t, piece), whose],
    tile: ({ name: tile, row, column }, { rows, columns }) =>
      t('patterns.sheet.tile', { tile, row: row + 1, rows, column: column + 1, columns }),
  }
}

/** "Chest 38 in": a size by the body it is for. */
export const girthName = (t: Translate, { girth, girthMm }: SizedPattern, unit: LengthUnit): string =>
  `${t(`patterns.finished.${girth}`)} ${showLength(girthMm, unit)} ${t(`patterns.unit.${unit}`)}`

/** A name may hold a comma, so they stand apart by more. */
function notTaped(t: Translate, { estimated }: Pick<Paper, 'estimated'>): string[] {
  if (estimated.length === 0) return []
  return [t('patterns.sheet.estimated', { sizes: estimated.map((key) => sizeName(t, key)).join('; ') })]
}

export type BesideTheOrder = Pick<Paper, 'pattern' | 'unfollowed' | 'unit'>

/** Where the pattern is not what was ordered, in whole sentences: to be minded before the cloth is cut. */
export function besideTheOrder(t: Translate, { pattern, unfollowed, unit }: BesideTheOrder): string[] {
  const lengths = pattern.notAsOrdered.map(({ key, orderedMm, drawnMm }) =>
    t('patterns.ordered.length', {
      name: t(`patterns.option.${key}`),
      drawn: showLength(drawnMm, unit),
      ordered: showLength(orderedMm, unit),
      unit: t(`patterns.unit.${unit}`),
    }),
  )
  const fields = unfollowed.map((field) => t(`measurement-fields.${field}.name`))
  return [
    ...(lengths.length > 0 ? [t('patterns.ordered.unlike', { lengths: lengths.join(', ') })] : []),
    ...(fields.length > 0 ? [t('patterns.ordered.notFollowed', { fields: fields.join(', ') })] : []),
  ]
}

/** How many are cut, how they lie, of what, and what is done to them before they are sewn. */
export function howToCut(t: Translate, piece: Piece): string {
  const cut = t('patterns.sheet.cut', { count: piece.cut })
  const pair = piece.isPair && piece.cut > 1 ? [t('patterns.sheet.pair')] : []
  const fold = isOnFold(piece) ? [t('patterns.sheet.fold')] : []
  const cloth = piece.cloth === 'main' ? [] : [t(`patterns.sheet.${piece.cloth}`)]
  const fullness = piece.fullness ? [t(`patterns.sheet.${piece.fullness}`)] : []
  return [cut, ...pair, ...fold, ...cloth, ...fullness].join(' · ')
}
