/**
 * The short a that every consonant carries unless written otherwise is silent at the end of a word and between
 * two sounded syllables: ज-स-विं-द-र is Jasvindar. The rule works from the end of the word, as spoken Hindi does.
 */
import type { Syllable } from './romanise.ts'

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
