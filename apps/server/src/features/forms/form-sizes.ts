import { sizeFields } from '@darzi/contract/public-forms.ts'
import { asciiDigits } from '@darzi/tailoring/digits.ts'

type Sizes = Partial<Record<(typeof sizeFields)[number], string | undefined>>

/** The sizes that were filled in, in inches and pounds. Empty and zero are not measured. */
export function typedSizes(body: Sizes) {
  return sizeFields.flatMap((field) => {
    const typed = body[field] ?? ''
    if (isNothing(typed)) return []
    return [{ field, typed, unit: field === 'weight' ? ('lb' as const) : ('in' as const) }]
  })
}

/** A lone point is neither: it is refused as no size. */
const isNothing = (typed: string) => /^\s*(0+[.,]?0*|[.,]0+)?\s*$/.test(asciiDigits(typed))
