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
export function skeletonOf(plain: string): string {
  return plain.split(' ').map(skeletonOfWord).filter(Boolean).join(' ')
}

function skeletonOfWord(word: string): string {
  const letters = word.replace(/[^a-z]/g, '')
  return [...customary, ...sounds].reduce((text, [from, to]) => text.replace(from, to), letters).toUpperCase()
}
