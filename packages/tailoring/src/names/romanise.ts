/**
 * Names in Devanagari and Gurmukhi written with Latin letters as people of Punjab spell them: ਮਨਪ੍ਰੀਤ and मनप्रीत
 * become "manpreet". Good enough to be typed and found; not a scholar's transliteration, and not reversible.
 */
import {
  consonants,
  finalVowels,
  joinedLetters,
  nuktaConsonants,
  signs,
  toDevanagari,
  vowels,
} from './letters.ts'

/** One sounded unit: its consonants in order, then its vowel; `inherent` marks the unwritten short a. */
export interface Syllable {
  onset: string[]
  vowel: string
  isInherent: boolean
  /** The n or m of anusvara, tippi and bindi, and what closes the syllable. */
  coda: string
}

const indicWord = /[\u0900-\u0963\u0970-\u097f\u0a00-\u0a65\u0a70-\u0a7f]+/g

/** Romanises every Indic word of a text and leaves all else, digits of these scripts included, as it stands. */
export function romanise(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u200c\u200d]/g, '')
  return plain.replace(indicWord, (word) => romaniseWord(toDevanagari(word)))
}

function romaniseWord(word: string): string {
  const spoken = withSpokenVowels(syllables(word))
  const text = spoken.map(({ onset, vowel, coda }) => onset.join('') + vowel + coda).join('')
  // A closing long i or u is written short: ਦੇਵੀ is Devi, राजू is Raju.
  return text.replace(/(ee|oo)$/, (long) => finalVowels[long] ?? long)
}

/** The word read so far, and what the letters read last do to the next consonant. */
interface Reading {
  syllables: Syllable[]
  joinsNext: boolean
  doublesNext: boolean
}

function syllables(word: string): Syllable[] {
  const letters = [...word]
  const reading: Reading = { syllables: [], joinsNext: false, doublesNext: false }
  letters.forEach((letter, at) => {
    const consonant = consonantAt(letters, at)
    if (consonant) addConsonant(reading, consonant)
    else addSign(reading, letter, letters.slice(at + 1))
  })
  const last = reading.syllables.at(-1)
  // A virama at the end says aloud that the short a is not spoken.
  if (reading.joinsNext && last) Object.assign(last, { vowel: '', isInherent: false })
  return reading.syllables.map((syllable) => ({ ...syllable, onset: joined(syllable.onset) }))
}

function addConsonant(reading: Reading, consonant: string): void {
  // Addak doubles what follows; kh, ch and the like are written once by everyone (Sidhu, Sucha).
  const sound = reading.doublesNext && consonant.length === 1 ? consonant + consonant : consonant
  const last = reading.syllables.at(-1)
  if (reading.joinsNext && last) last.onset.push(sound)
  else reading.syllables.push({ onset: [sound], vowel: 'a', isInherent: true, coda: '' })
  reading.joinsNext = false
  reading.doublesNext = false
}

function addSign(reading: Reading, sign: string, following: string[]): void {
  const last = reading.syllables.at(-1)
  const written = vowels.written[sign]
  if (written) reading.syllables.push({ onset: [], vowel: written, isInherent: false, coda: '' })
  if (sign === signs.addak) reading.doublesNext = true
  if (!last) return
  const vowel = vowels.signs[sign]
  if (vowel) Object.assign(last, { vowel, isInherent: false })
  if (sign === signs.virama) reading.joinsNext = true
  if (sign === signs.yakash) last.onset.push('y')
  if (signs.nasals.includes(sign)) last.coda = nasalBefore(following)
}

function consonantAt(letters: string[], at: number): string | undefined {
  const letter = letters[at] ?? ''
  const dotted = letters[at + 1] === signs.nukta ? nuktaConsonants[letter] : undefined
  return dotted ?? consonants[letter]
}

/** Nasals take the place of what follows: संपत is Sampat; सिंह is spoken and written Singh. */
function nasalBefore([next, afterNext]: string[]): string {
  const following = next === signs.addak ? afterNext : next
  if (following === 'ह') return 'ng'
  return following !== undefined && 'पफबभम'.includes(following) ? 'm' : 'n'
}

function joined(onset: string[]): string[] {
  const together = onset.join('+')
  const known = Object.entries(joinedLetters).find(([written]) => together.startsWith(written))
  if (!known) return onset
  const [written, spoken] = known
  return [spoken, ...together.slice(written.length).split('+').filter(Boolean)]
}

/**
 * The short a that every consonant carries unless written otherwise is silent at the end of a word and between
 * two sounded syllables: ज-स-विं-द-र is Jasvindar. The rule works from the end of the word, as spoken Hindi does.
 */

/** First parts of Punjabi names; they stay whole, whatever the rule would make of them: Harbhajan, Gurcharan. */
const firstParts = new Set(['har', 'gur', 'jas', 'bal', 'kul', 'man', 'nav', 'sat'])

/** The same syllables, silent vowels emptied. */
export function withSpokenVowels(written: Syllable[]): Syllable[] {
  const spoken = written.map((syllable) => ({ ...syllable }))
  const last = spoken.at(-1)
  if (last && spoken.length > 1 && last.isInherent && !keepsFinal(last)) silence(last)
  const second = spoken[1]
  if (second && isFirstPart(spoken)) silence(second)
  for (let at = spoken.length - 2; at > 0; at -= 1) {
    const syllable = spoken[at]
    if (syllable && isSilent(spoken, at)) silence(syllable)
  }
  return spoken
}

/** मित्र is Mitra and चंद्र Chandra, but धर्म is Dharm: only a gliding cluster needs its vowel. */
const keepsFinal = ({ onset }: Syllable) => onset.length > 1 && /^(r|y|l|v)$/.test(onset.at(-1) ?? '')

function isFirstPart([first, second, third, fourth]: Syllable[]): boolean {
  if (!first || !second || !third || !fourth) return false
  const start = first.onset.join('') + first.vowel + first.coda + second.onset.join('')
  return second.isInherent && third.vowel !== '' && second.coda === '' && firstParts.has(start)
}

function isSilent(spoken: Syllable[], at: number): boolean {
  const [before, syllable, after] = [spoken[at - 1], spoken[at], spoken[at + 1]]
  if (!before || !syllable || !after) return false
  const isLight = syllable.isInherent && syllable.coda === '' && syllable.onset.length === 1
  return isLight && before.vowel !== '' && after.vowel !== '' && isEasyOnset(after.onset)
}

/** What may follow a closed syllable without a pause: one consonant, or one gliding into r, y, l or v. */
const isEasyOnset = (onset: string[]) =>
  onset.length === 1 || keepsFinal({ onset, vowel: '', isInherent: false, coda: '' })

function silence(syllable: Syllable): void {
  syllable.vowel = ''
  syllable.isInherent = false
}
