/** Every syllable of Hindi as our fonts hold it: what may stand at its head, each with every vowel sign and mark that can follow. */
import { writtenConjuncts } from './conjuncts.ts'

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))

const nukta = '़'
const reph = 'र्'
const zeroWidthNonJoiner = '\u200c'
const zeroWidthJoiner = '\u200d'
const dottedCircle = '◌'

/** Letters, signs and digits of Hindi and of Hindi's way to write Punjabi, Marathi and Urdu: no Vedic, no Kashmiri, no Sindhi. */
export const devanagari: readonly string[] = [
  ...between(0x0901, 0x0903),
  ...between(0x0905, 0x090b),
  ...between(0x090d, 0x090d),
  ...between(0x090f, 0x0911),
  ...between(0x0913, 0x0928),
  ...between(0x092a, 0x0930),
  ...between(0x0932, 0x0933),
  ...between(0x0935, 0x0939),
  ...between(0x093c, 0x0945),
  ...between(0x0947, 0x0949),
  ...between(0x094b, 0x094d),
  'ॐ',
  ...between(0x0958, 0x095f),
  'ॠ',
  ...between(0x0964, 0x0970),
  'ॲ',
  zeroWidthNonJoiner,
  zeroWidthJoiner,
  dottedCircle,
]

const consonants = [
  ...between(0x0915, 0x0928),
  ...between(0x092a, 0x0930),
  'ल',
  'ळ',
  ...between(0x0935, 0x0939),
]
const withNukta = ['क', 'ख', 'ग', 'ज', 'ड', 'ढ', 'फ', 'य'].map((each) => each + nukta)
const vowels = devanagari.filter((each) => /[\u0905-\u0914\u0960\u0972]/.test(each))
const vowelSigns = [
  '',
  ...devanagari.filter((each) => /[\u093e-\u094c]/.test(each)),
  '्',
  `्${zeroWidthJoiner}`,
]
const marks = ['', 'ं', 'ँ']

/** Joined letters, and the half letters of each. */
export const conjuncts: readonly string[] = writtenConjuncts.flatMap((each) => [each, `${each}्`])

/** Some 30,000 syllables. */
export function* syllables(): Generator<string> {
  const heads = [...consonants, ...withNukta, ...writtenConjuncts]
  for (const head of heads)
    for (const sign of vowelSigns)
      for (const mark of marks) for (const above of ['', reph]) yield `${above}${head}${sign}${mark}`
  for (const vowel of vowels)
    for (const mark of marks) for (const above of ['', reph]) yield above + vowel + mark
  yield* devanagari
}
