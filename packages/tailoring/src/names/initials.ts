/** The letters on a customer's card where there is no photo. */
import { normaliseName } from './normalise.ts'

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * First letters of the first and the last word, as their script writes them: "AS" for Asha Sharma, "ਮਕ" for
 * ਮਨਪ੍ਰੀਤ ਕੌਰ. A letter keeps its vowel sign or joined letter, or it would be another one. Empty for no letters.
 */
export function initials(name: string): string {
  const words = normaliseName(name).split(' ').map(firstLetter).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.join('')
}

function firstLetter(word: string): string {
  const start = word.replace(/^[^\p{L}\p{N}]+/u, '')
  for (const { segment } of clusters.segment(start)) return segment.toUpperCase()
  return ''
}
