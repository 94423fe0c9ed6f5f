/** Metres of cloth a garment takes by the person's own patterns of it, at the widths cloth is mostly sold in. */
import { isMeasuredEnough } from '@darzi/body/pattern/needed-sizes.ts'
import { optionsFor, patternsOf } from '@darzi/body/pattern/of-garment.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { type Book, bodyOfBook, sizesOf, valuesOfPiece } from './body-of-book.ts'

export interface ClothTaken {
  widthCm: number
  /** As it is typed. */
  metres: string
}

interface Asked {
  /** Its key. */
  garment: string
  book: Book
  /** What it is cut from, by the record. */
  values: readonly MeasuredValue[]
  styles: Record<string, string>
}

const widthsCm = [90, 112, 147]

/** Whether this garment has its patterns, all of them, and the tape has said enough for each. */
export function canDraft(garment: string, values: readonly MeasuredValue[]): boolean {
  const designs = patternsOf(garment)
  return designs.length > 0 && designs.every((design) => isMeasuredEnough(design, sizesOf(values)))
}

/**
 * Of the whole garment, for the person as the book knows them. Throws when the sizes make no pattern; widths too narrow for a
 * piece are left out.
 */
export async function clothByPattern({ garment, book, values, styles }: Asked): Promise<ClothTaken[]> {
  const designs = patternsOf(garment)
  if (designs.length === 0) throw new Error(`${garment} has no pattern`)
  const [{ inputsOf }, { draftPattern }, { bestTogether, metresOf }] = await Promise.all([
    import('@darzi/body/pattern/body-of.ts'),
    import('@darzi/body/pattern/draft-pattern.ts'),
    import('@darzi/body/pattern/lay-out.ts'),
  ])
  const { person, lastValues } = book
  const body = bodyOfBook({ person, lastValues: valuesOfPiece(values, lastValues) })
  const chosen = Object.entries(styles).map(([group, option]) => ({ group, option }))
  const inputs = inputsOf(body)
  const patterns = await Promise.all(
    designs.map((design) => draftPattern(design, inputs, optionsFor(design, body.measuredMm, chosen))),
  )
  const rows = widthsCm.flatMap((widthCm) => {
    const { lengthMm, tooWide } = bestTogether(patterns, { widthMm: widthCm * 10 })
    return tooWide.length > 0 ? [] : [{ widthCm, metres: metresOf(lengthMm).toFixed(2) }]
  })
  if (rows.length === 0) throw new Error('No usual width takes the pieces')
  return rows
}
