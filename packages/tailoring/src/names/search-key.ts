/**
 * Names: how a customer is found whatever script or spelling was typed. Each record stores one search text; a
 * query becomes groups of terms, and a record is found when every group has a term that stands in its text.
 */
import { asciiDigits, onlyDigits } from '../digits.ts'
import { romanise } from './romanise.ts'

/** Words shorter than this are too common to be looked for by sound. */
const soundableLetters = 3

/** `plain` is romanised, without accents or punctuation, lower case, single spaces; `skeleton` is its sound. */
export function searchKeys(name: string): { plain: string; skeleton: string } {
  const plain = plainOf(name)
  return { plain, skeleton: skeletonOf(plain) }
}

export interface Searchable {
  /** The customer and the family. */
  names: readonly string[]
  /** E.164 or as typed. */
  phone?: string
  number?: string
  bookNumber?: string
}

/** The text stored with a record. One line per field, so that no term can match across two of them. */
export function searchText({ names, phone = '', number = '', bookNumber = '' }: Searchable): string {
  const numbers = [number, bookNumber].map((each) => plainOf(each).replaceAll(' ', ''))
  const lines = [...names.flatMap(nameLines), onlyDigits(phone), ...numbers]
  return [...new Set(lines.filter((line) => line.trim() !== ''))].join('\n')
}

/** Words apart, each between spaces, for short names; and together, for Har Bhajan is also written Harbhajan. */
function nameLines(name: string): string[] {
  const { plain, skeleton } = searchKeys(name)
  return [plain, ` ${skeleton} `, skeleton.replaceAll(' ', '')]
}

/** A record is found when each group has at least one term in its search text. */
export type SearchTerms = readonly (readonly string[])[]

/**
 * What to look for, as groups of alternative terms. Terms hold letters, digits and single spaces only, so they
 * go into `like '%term%'` as they are. Empty when the query has nothing to look for, such as "%": nothing is found.
 */
export function searchTerms(query: string): SearchTerms {
  const typed = asciiDigits(query).trim()
  if (/^[\d\s+().\-/]*\d[\d\s+().\-/]*$/.test(typed)) return [numberTerms(typed)]
  return plainOf(typed).split(' ').filter(Boolean).map(wordTerms)
}

/** Phones are stored with their country code; the leading zeros of 098765 or 0091 are dialled, not stored. */
function numberTerms(typed: string): string[] {
  const digits = onlyDigits(typed)
  const undialled = digits.replace(/^0+/, '')
  const isDialled = undialled.length >= 4 && undialled !== digits
  return [...new Set([digits, plainOf(typed), ...(isDialled ? [undialled] : [])])]
}

function wordTerms(word: string): string[] {
  const skeleton = skeletonOf(word)
  if (word.length < soundableLetters || skeleton.length < 2) return [word]
  return [word, placed(skeleton, word)]
}

/**
 * Where in a name a sound must stand. Two letters, and three of a finished word such as Seema, must be a whole
 * word; three must begin one; more are rare enough to stand anywhere. Else Priya would find every Manpreet.
 */
function placed(skeleton: string, word: string): string {
  if (skeleton.length > soundableLetters) return skeleton
  const isWhole = skeleton.length < soundableLetters || word.endsWith('a')
  return isWhole ? ` ${skeleton} ` : ` ${skeleton}`
}

/** The same answer as the database gives, for lists that are already at hand. */
export function isFound(text: string, terms: SearchTerms): boolean {
  return terms.length > 0 && terms.every((forms) => forms.some((form) => text.includes(form)))
}

const ligatures: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

function plainOf(text: string): string {
  return romanise(asciiDigits(text.normalize('NFKC')))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * One spelling for the many a spoken name has: Manpreet, Manprit and मनप्रीत are all MNPRIT. Capitals, so that a
 * skeleton is never mistaken for plain text beside it. Looser than the ear in places: it finds, it does not judge.
 */

/** Names whose spellings no general rule joins, and short forms of the register. */
const customary: readonly [RegExp, string][] = [
  [/^(mohd|md|mohmd|mhd)$/, 'mohamad'],
  [/^sin(h|gh|g)a?$/, 'sing'],
  [/^moh(?=in)/, 'mah'],
  [/^bahadar$/, 'bahadur'],
  // ਵਿਜੇ and ਸੰਜੇ are Vijay and Sanjay.
  [/je$/, 'jai'],
  // Surendra in Hindi is Surinder in Punjabi; the same for Rajendra, Mahendra, Virendra.
  [/en(?=d)/g, 'in'],
]

/** In this order: digraphs before single letters, letters before their aspirates. */
const sounds: readonly [RegExp, string][] = [
  [/chh?/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/ph|f/g, 'p'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=[bCdgj-np-tv])h+/g, ''],
  [/(?<=.)h+$/g, ''],
  [/([^aeiou])\1+/g, '$1'],
  [/(?<=.)y/g, 'i'],
  [/o/g, 'u'],
  [/^[ae]+/, 'A'],
  [/[ae]/g, ''],
  [/([iu])\1+/g, '$1'],
]

/** The skeleton of a text already romanised and in lower case, word by word; what is not a to z is left out. */
function skeletonOf(plain: string): string {
  return plain.split(' ').map(skeletonOfWord).filter(Boolean).join(' ')
}

function skeletonOfWord(word: string): string {
  const letters = word.replace(/[^a-z]/g, '')
  return [...customary, ...sounds].reduce((text, [from, to]) => text.replace(from, to), letters).toUpperCase()
}
