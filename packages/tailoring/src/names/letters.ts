/**
 * The letters of Devanagari and their usual Latin spelling. The Gurmukhi block of Unicode lies parallel to it,
 * 0x100 higher (both follow ISCII), so one table serves both scripts; the few letters of its own are named below.
 */
export const consonants = pairs(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ' +
    'ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l',
)

/** With the dot below; Gurmukhi writes sh as a dotted s. */
export const nuktaConsonants = pairs('क q ख kh ग gh ज z फ f ड r ढ rh स sh ल l न n र r ळ l य y')

/** Conjuncts that are not spoken as they are written. */
export const joinedLetters: Record<string, string> = { 'j+n': 'gy' }

export const vowels = {
  written: pairs('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऍ e ऑ o ऎ e ऒ o ॐ om'),
  /** By code point, for signs cannot stand alone in a source file. */
  signs: {
    '\u093e': 'a',
    '\u093f': 'i',
    '\u0940': 'ee',
    '\u0941': 'u',
    '\u0942': 'oo',
    '\u0943': 'ri',
    '\u0945': 'e',
    '\u0946': 'e',
    '\u0947': 'e',
    '\u0948': 'ai',
    '\u0949': 'o',
    '\u094a': 'o',
    '\u094b': 'o',
    '\u094c': 'au',
  } as Record<string, string>,
}

export const finalVowels: Record<string, string> = { ee: 'i', oo: 'u' }

export const signs = {
  virama: '\u094d',
  nukta: '\u093c',
  addak: '\u0a71',
  yakash: '\u0a75',
  /** Chandrabindu and anusvara; bindi and tippi of Gurmukhi become the latter. */
  nasals: ['\u0901', '\u0902'],
}

const gurmukhiOnly: Record<string, string> = {
  '\u0a5c': 'ड\u093c',
  '\u0a70': '\u0902',
  '\u0a71': signs.addak,
  '\u0a75': signs.yakash,
  // The bearers carry a vowel sign; without one they are silent.
  '\u0a72': '',
  '\u0a73': '',
  '\u0a74': 'ॐ',
}

/** Between short vowels Punjabi writes hi and says h: ਅਹਿਮਦ is Ahmad, ਸਹਿਗਲ Sahgal. */
const unspokenI = /(?<=[ਅਕ-ਹ]ਹ)ਿ(?=[ਕ-ਹ])/g

export function toDevanagari(word: string): string {
  return word.replace(unspokenI, '\u0a4d').replace(/[\u0a00-\u0a7f]/g, (letter) => {
    return gurmukhiOnly[letter] ?? String.fromCharCode(letter.charCodeAt(0) - 0x100)
  })
}

function pairs(written: string): Record<string, string> {
  const items = written.split(' ')
  return Object.fromEntries(items.flatMap((item, at) => (at % 2 === 0 ? [[item, items[at + 1] ?? '']] : [])))
}
