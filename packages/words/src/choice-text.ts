import type { Translate } from './translate.ts'

interface Chosen {
  /** A key of the catalogue, or the id of a field of the shop. */
  field: string
  words: string
}

/** A choice of the catalogue (on which side the zip is) in the reader's word; what a hand wrote stands as it was written. */
export function choiceText(t: Translate, { field, words }: Chosen): string {
  const choice = `measurement-fields.${field}.choices.${words}`
  const said = t(choice)
  return said === choice ? words : said
}
