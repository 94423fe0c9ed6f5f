/** A garment's name and description in languages beside the one it was written in; where one is missing, what was written stands. */
export const otherLanguages = ['hi', 'pa'] as const
export type OtherLanguage = (typeof otherLanguages)[number]
export interface GarmentWords {
  name?: string | undefined
  description?: string | undefined
}
export type OtherWords = Partial<Record<OtherLanguage, GarmentWords>>

interface Worded {
  name: string
  description?: string | undefined
  otherWords?: OtherWords | undefined
}

const wordsIn = ({ otherWords }: Worded, language: string): GarmentWords =>
  otherLanguages.flatMap((each) => (each === language ? [otherWords?.[each] ?? {}] : []))[0] ?? {}

export const nameIn = (item: Worded, language: string): string => wordsIn(item, language).name ?? item.name

export const descriptionIn = (item: Worded, language: string): string | undefined =>
  wordsIn(item, language).description ?? item.description
