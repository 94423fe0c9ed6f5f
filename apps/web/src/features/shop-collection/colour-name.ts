import { colourKeyOf } from '@darzi/tailoring/collection/colour-names.ts'
import type { Translate } from '@darzi/words/translate.ts'

/** The colour in the reader's language, where it is one of those we have words for. */
export function colourName(t: Translate, name: string): string {
  const key = colourKeyOf(name)
  return key ? t(`colours.${key}`) : name
}
