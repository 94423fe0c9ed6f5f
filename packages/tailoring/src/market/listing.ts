/** How a shop is listed for people who look for a tailor: its address, and what it may say. */
import { romanise } from '../names/romanise.ts'

/** Languages a shop may say it speaks (ISO 639-1). */
export const listingLanguages = [
  'en',
  'hi',
  'pa',
  'ur',
  'bn',
  'gu',
  'mr',
  'ta',
  'te',
  'ml',
  'ar',
  'yo',
] as const
export type ListingLanguage = (typeof listingLanguages)[number]

/** What people look for a tailor of: the garments of the catalogue, by their keys. */
export const findableGarments = [
  'shirt',
  'trousers',
  'suit',
  'blazer',
  'prince_coat',
  'waistcoat',
  'kurta',
  'pajama',
  'churidar',
  'sherwani',
  'shalwar_kameez',
  'kameez',
  'salwar',
  'saree_blouse',
  'lehenga_choli',
  'anarkali',
  'gown',
  'dress',
  'abaya',
  'kandura',
  'thobe',
  'agbada',
  'kaftan',
  'buba_iro',
  'buba_gown',
] as const

export const slugLimits = { fewest: 3, most: 60 } as const

/** An address made of a name in any of our scripts: "Noor Tailors, Ludhiana" → noor-tailors-ludhiana. Empty when nothing is left. */
export function slugOf(...names: readonly (string | undefined)[]): string {
  let slug = ''
  for (const word of names.flatMap(wordsOf)) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > slugLimits.most) break
    slug = longer
  }
  return slug
}

/** Accents go, so that é is e. */
const wordsOf = (name: string | undefined): readonly string[] =>
  romanise(name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** Whether a text can be the address of a shop as it stands. */
export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length >= slugLimits.fewest && text.length <= slugLimits.most
