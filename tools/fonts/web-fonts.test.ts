import { readdirSync, readFileSync, statSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { rootPath } from '../root.ts'
import { type DrawnGlyph, type OpenFace, openFace } from './shape.ts'
import { asTtf } from './subset.ts'
import { syllables } from './syllables.ts'
import { labels, type WebFont, webFonts, webFontsFolder, wholeFont } from './web-fonts.ts'

const fileOf = (name: string) => rootPath(`${webFontsFolder}/${name}.woff2`)
const kbOf = (...names: string[]) => names.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0) / 1000

interface Pair {
  before: OpenFace
  after: OpenFace
}
const pairs = new Map<string, Pair>()

/** The whole font and what is committed of it, at a weight of our styles. */
async function pairOf(font: WebFont, language: string): Promise<Pair> {
  const weight = typeof font.weight === 'number' ? font.weight : 650
  return {
    before: openFace(await wholeFont(font), { weight, language }),
    after: openFace(await asTtf(readFileSync(fileOf(font.name))), {
      weight: typeof font.weight === 'number' ? undefined : weight,
      language,
    }),
  }
}

beforeAll(async () => {
  for (const font of webFonts)
    for (const language of ['en', 'hi', 'pa'])
      pairs.set(`${font.name} ${language}`, await pairOf(font, language))
})

/** Texts that are drawn otherwise than before. Cutting weights rounds to whole units of a thousand to a line. */
function drawnOtherwise(name: string, texts: Iterable<string>): string[] {
  const pair = pairs.get(name)
  if (!pair) throw new Error(`no font ${name}`)
  return [...texts].filter((text) => !looksLike(pair.before.pictureOf(text), pair.after.pictureOf(text)))
}

function looksLike(before: DrawnGlyph[], after: DrawnGlyph[]): boolean {
  return (
    before.length === after.length &&
    before.every((glyph, at) => {
      const now = numbersOf(after[at])
      return numbersOf(glyph).every((each, place) => Math.abs(each - (now[place] ?? Number.NaN)) <= 2)
    })
  )
}

function numbersOf(glyph: DrawnGlyph | undefined): number[] {
  if (!glyph) return []
  return [...(glyph.outline.match(/-?[\d.]+/g) ?? []).map(Number), glyph.advance, glyph.x, glyph.y]
}

/** Every word our screens say in a language, in that language's letters. */
function wordsOf(language: string, letters: RegExp): Set<string> {
  const folder = rootPath(`packages/words/src/${language}`)
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  return new Set(texts.flatMap((text) => text.match(letters) ?? []))
}
const inDevanagari = /[\u0900-\u097f\u200c\u200d]+/g
const inGurmukhi = /[\u0a00-\u0a7f\u200c\u200d]+/g

const hindi = [
  'क्षत्रिय',
  'श्री',
  'ज्ञानेश्वर',
  'कृष्णमूर्ति',
  'द्विवेदी',
  'विद्या',
  'शर्मा',
  'त्र्यंबक',
  'हृदय',
  'रुक्मिणी',
  'ज़ाकिर',
  'फ़िरोज़',
  'लक्ष्मण',
  'ब्रह्म',
  'चट्टोपाध्याय',
  'ईंट',
  'कुर्ते',
  'शृंगार',
  'ऑर्डर',
  'कॅम्प',
  '१२३',
]
const punjabi = [
  'ਪ੍ਰਬੰਧ',
  'ਸਿੰਘ',
  'ਸ੍ਰੀ',
  'ਗੁਰਪ੍ਰੀਤ',
  'ਹਰਜੀਤ',
  'ਸ਼ਰਮਾ',
  'ਜ਼ੋਰਾਵਰ',
  'ਚੰਨ੍ਹ',
  'ਸ੍ਵੈ',
  'ਕਿੱਲ੍ਹ',
  'ਖ਼ਾਨ',
  '੧੨੩',
  '।',
]

test.each(['devanagari hi', 'devanagari-names en', 'devanagari-names pa'])(
  '%s draws Hindi names and every Hindi word of the screens as the whole font does',
  (name) => {
    expect(drawnOtherwise(name, [...hindi, ...wordsOf('hi', inDevanagari)])).toEqual([])
  },
)

test.each(['gurmukhi pa', 'gurmukhi-names en', 'gurmukhi-names hi'])(
  '%s draws Punjabi names and every Punjabi word of the screens as the whole font does',
  (name) => {
    expect(drawnOtherwise(name, [...punjabi, ...wordsOf('pa', inGurmukhi)])).toEqual([])
  },
)

test('the files of Hindi draw every syllable they promise as the whole font does', () => {
  const some = [...syllables()].filter((_, at) => at % 5 === 0)
  expect(drawnOtherwise('devanagari hi', some)).toEqual([])
})

test('a joined letter that is not held is drawn by its half letter', () => {
  const after = pairs.get('devanagari hi')?.after
  const seen = (text: string) => after?.pictureOf(text).filter(({ outline }) => outline)
  expect(seen('ख्क')).toEqual(seen('ख्\u200dक'))
})

test('the labels of other scripts on an English page are drawn whole', () => {
  expect(
    drawnOtherwise(
      'labels-devanagari en',
      labels().filter((word) => /[\u0900-\u097f]/.test(word)),
    ),
  ).toEqual([])
  expect(
    drawnOtherwise(
      'labels-gurmukhi en',
      labels().filter((word) => /[\u0a00-\u0a7f]/.test(word)),
    ),
  ).toEqual([])
})

test('the style sheet promises the letters each file has, and no other', () => {
  const sheet = readFileSync(rootPath('apps/web/src/theme/fonts.css'), 'utf8')
  for (const name of ['devanagari', 'devanagari-names', 'rupee']) {
    const range = sheet.match(new RegExp(`/${name}\\.woff2"[^}]*unicode-range:\\s*([^;]+);`))?.[1] ?? ''
    const held = webFonts.find((font) => font.name === name)?.characters ?? []
    expect(charactersIn(range)).toEqual([...held].sort())
  }
})

function charactersIn(range: string): string[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      const count = Number.parseInt(to, 16) - first + 1
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at))
    })
    .sort()
}

test('an English screen with a Hindi and a Punjabi name fetches at most 120 kB of fonts, a Hindi one 200', () => {
  const labelled = ['latin', 'rupee', 'labels-devanagari', 'labels-gurmukhi']
  expect(kbOf(...labelled, 'devanagari-names', 'gurmukhi-names')).toBeLessThan(120)
  expect(kbOf(...labelled, 'devanagari', 'gurmukhi-names')).toBeLessThan(200)
})
