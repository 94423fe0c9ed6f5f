/** Metres of cloth a person's own pattern takes, at the widths cloth is mostly sold in. */
import { isMeasuredEnough } from '@darzi/body/pattern/needed-sizes.ts'
import { optionsFor, patternOf } from '@darzi/body/pattern/of-garment.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { bodyOfBook, sizesOf } from './body-of-book.ts'

export interface ClothTaken {
  widthCm: number
  /** As it is typed. */
  metres: string
}

interface Asked {
  garment: Pick<Garment, 'key' | 'sizing'>
  values: readonly MeasuredValue[]
  styles: Record<string, string>
}

const widthsCm = [90, 112, 147]

/** Whether this garment has a pattern and the tape has said enough for it. */
export function canDraft(garment: string, values: readonly MeasuredValue[]): boolean {
  const design = patternOf(garment)
  return design !== undefined && isMeasuredEnough(design, sizesOf(values))
}

/** Throws when the sizes make no pattern; widths too narrow for a piece are left out. */
export async function clothByPattern({ garment, values, styles }: Asked): Promise<ClothTaken[]> {
  const design = patternOf(garment.key)
  if (!design) throw new Error(`${garment.key} has no pattern`)
  const [{ inputsOf }, { draftPattern }, { bestLayout, metresOf }] = await Promise.all([
    import('@darzi/body/pattern/body-of.ts'),
    import('@darzi/body/pattern/draft-pattern.ts'),
    import('@darzi/body/pattern/lay-out.ts'),
  ])
  const sizing = garment.sizing === 'anyone' ? undefined : garment.sizing
  const body = bodyOfBook({ person: { ...(sizing && { sizing }) }, lastValues: values })
  const chosen = Object.entries(styles).map(([group, option]) => ({ group, option }))
  const pattern = await draftPattern(design, inputsOf(body), optionsFor(design, body.measuredMm, chosen))
  const rows = widthsCm.flatMap((widthCm) => {
    const { lengthMm, tooWide } = bestLayout(pattern, { widthMm: widthCm * 10 })
    return tooWide.length > 0 ? [] : [{ widthCm, metres: metresOf(lengthMm).toFixed(2) }]
  })
  if (rows.length === 0) throw new Error('No usual width takes the pieces')
  return rows
}
