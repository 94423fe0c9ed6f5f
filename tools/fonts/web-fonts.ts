/** The font files of the web, and what stays in each of the family we cut them from (Anek, all weights, all of its glyphs). */
import { readFileSync } from 'node:fs'
import { languages } from '@darzi/words/languages.ts'
import { rootPath } from '../root.ts'
import { openFace } from './shape.ts'
import { asTtf, asWoff2, cutFont } from './subset.ts'
import { conjuncts, devanagari, syllables } from './syllables.ts'

export const webFontsFolder = 'apps/web/src/theme/fonts'

type Script = 'devanagari' | 'gurmukhi' | 'latin'

export interface WebFont {
  name: string
  script: Script
  /** The part of the script's files it is cut from. */
  part: string
  characters: readonly string[]
  /** Only what draws these texts stays; without it, all that the characters can turn into. */
  draws?: 'hindi' | readonly string[]
  weight: number | readonly [number, number]
}

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))

/** Our styles ask for 400 to 750; the lighter third of the family goes. */
const allOurs = [400, 800] as const
/** A name in another script than the page's: one weight stands for all, between that of text and that of headings. */
const middle = 560
const asLabel = 600

const gurmukhi = [...between(0x0a01, 0x0a76), '\u0964', '\u0965', '\u200c', '\u200d', '\u25cc', '\u262c']
const latin = [
  ...between(0x20, 0xff),
  ...['\u0131', '\u0152', '\u0153', '\u02bb', '\u02bc', '\u02c6', '\u02da', '\u02dc'],
  ...between(0x2000, 0x206f),
  ...['\u20ac', '\u2122', '\u2191', '\u2193', '\u2212', '\u2215'],
]
const latinMore = [...between(0x100, 0x2ff), ...between(0x300, 0x329), ...between(0x1e00, 0x1eff), '\u20ab']

/** The words in other scripts that stand on English pages: names of the languages and of the app, and a page of a drawn book. */
export function labels(): string[] {
  const files = ['features/site/own-name.ts', 'features/site/BookArt.tsx', 'shell/LanguageSwitch.tsx']
  const texts = files.map((file) => readFileSync(rootPath(`apps/web/src/${file}`), 'utf8'))
  const names = Object.values(languages).map(({ nativeName }) => nativeName)
  return [...texts, ...names].flatMap((text) => text.match(/[\u0900-\u097f\u0a00-\u0a7f]+/g) ?? [])
}

const labelsIn = (letters: RegExp) => {
  const words = labels().filter((word) => letters.test(word))
  return { characters: [...new Set(words.join(''))], draws: words }
}

export const webFonts: readonly WebFont[] = [
  { name: 'latin', script: 'latin', part: 'latin', characters: latin, weight: allOurs },
  { name: 'latin-more', script: 'latin', part: 'latin-ext', characters: latinMore, weight: allOurs },
  { name: 'rupee', script: 'latin', part: 'latin-ext', characters: ['₹'], weight: allOurs },
  {
    name: 'devanagari',
    script: 'devanagari',
    part: 'devanagari',
    characters: devanagari,
    draws: 'hindi',
    weight: allOurs,
  },
  {
    name: 'devanagari-names',
    script: 'devanagari',
    part: 'devanagari',
    characters: devanagari,
    draws: 'hindi',
    weight: middle,
  },
  { name: 'gurmukhi', script: 'gurmukhi', part: 'gurmukhi', characters: gurmukhi, weight: allOurs },
  { name: 'gurmukhi-names', script: 'gurmukhi', part: 'gurmukhi', characters: gurmukhi, weight: middle },
  {
    name: 'labels-devanagari',
    script: 'devanagari',
    part: 'devanagari',
    ...labelsIn(/[\u0900-\u097f]/),
    weight: asLabel,
  },
  {
    name: 'labels-gurmukhi',
    script: 'gurmukhi',
    part: 'gurmukhi',
    ...labelsIn(/[\u0a00-\u0a7f]/),
    weight: asLabel,
  },
]

/** The font as its family has it (TTF). */
export function wholeFont({ script, part }: WebFont): Promise<Uint8Array> {
  const file = `@fontsource-variable/anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`
  return asTtf(readFileSync(rootPath(`node_modules/${file}`)))
}

/** The woff2 file of a font of the web. */
export async function makeWebFont(font: WebFont): Promise<Uint8Array> {
  const whole = await wholeFont(font)
  const glyphs = font.draws && glyphsThatDraw(whole, font.draws)
  return asWoff2(await cutFont(whole, { characters: font.characters, glyphs, weight: font.weight }))
}

function glyphsThatDraw(ttf: Uint8Array, texts: 'hindi' | readonly string[]): Set<number> {
  const glyphs = new Set([0])
  for (const language of Object.keys(languages)) {
    const face = openFace(ttf, { language })
    const add = (each: number) => glyphs.add(each)
    // Joined letters go through half letters, which are seen in no syllable of their own.
    for (const text of texts === 'hindi' ? conjuncts : texts) face.glyphsOnTheWayTo(text).forEach(add)
    if (texts === 'hindi') for (const syllable of syllables()) face.glyphsOf(syllable).forEach(add)
  }
  return glyphs
}
