import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureOf } from './paper-answer.ts'
import { aSlip } from './slip-for-tests.ts'
import { typeset } from './typesetter.ts'

/** The shapes a text is drawn with, from left to right; each shape of the letters has its own name. */
async function shapesOf(text: string): Promise<string[]> {
  const svg = await typeset('slip', aSlip({ customer: { name: text, lines: [] } })).svg()
  return [...svg.matchAll(/<use xlink:href="#(\w+)"/g)].map(([, shape = '']) => shape)
}

/** The same letters, kept from joining: what a broken shaper draws. */
const apart = (text: string) => text.replace(/[\u094d\u0a4d](?=.)/gu, '$&\u200c')

/** A virama that stands by itself, on nothing: its own shape is the last. */
const virama = async (text: string) =>
  (await shapesOf(/\p{Script=Gurmukhi}/u.test(text) ? '\u0a4d' : '\u094d')).at(-1)

describe('letters that join are one sign', () => {
  test.each([
    ...(['क्ष', 'त्र', 'ज्ञ', 'श्र', 'प्र', 'द्य', 'द्ध', 'ह्म', 'ष्ट', 'ङ्क'] as const).map(
      (text) => [text, 1] as const,
    ),
    ...(['स्त्र', 'क्ष्म'] as const).map((text) => [text, 1] as const),
    ['ट्र', 2] as const,
    ['र्म', 2] as const,
    ['शर्ट', 3] as const,
    ['लक्ष्मी', 3] as const,
    ['ग्राहक', 4] as const,
    ['ऑर्डर', 4] as const,
    ...(['ਕ੍ਰ', 'ਨ੍ਹ'] as const).map((text) => [text, 1] as const),
    ...(['ਪ੍ਰ', 'ਸ੍ਹ', 'ਸ੍ਵ', 'ਤ੍ਰ', 'ਜ੍ਹ'] as const).map((text) => [text, 2] as const),
    ['ਪ੍ਰੀਤ', 4] as const,
    ['ਪੜ੍ਹ', 2] as const,
  ])('%s is drawn with %i shapes, and no virama stands beside a letter', async (text, count) => {
    const shapes = await shapesOf(text)
    expect(shapes).toHaveLength(count)
    expect(shapes).not.toContain(await virama(text))
    expect(await shapesOf(apart(text))).not.toEqual(shapes)
  })

  test.each(['ड़', 'ख़', 'फ़', 'ज़', 'ਲ਼', 'ਸ਼', 'ਖ਼', 'ਜ਼'])('the dot of %s is part of its letter', async (text) => {
    expect(await shapesOf(text.normalize('NFD'))).toHaveLength(1)
  })

  test.each(['कि', 'ਕਿ'])(
    'the sign of %s is drawn before its letter, though it is written after',
    async (text) => {
      const [letter] = await shapesOf(text.charAt(0))
      expect((await shapesOf(text)).indexOf(letter ?? '')).toBe(1)
    },
  )
})

describe('the slip as it was when somebody who reads it looked at it', () => {
  const slips = {
    hi: aSlip({
      language: 'hi',
      shop: { name: 'श्री क्षत्रिय वस्त्र', lines: ['ज्ञानपुर, उत्तर प्रदेश'] },
      orderLabel: 'ऑर्डर',
      number: 'ORD-1042',
      customer: { name: 'लक्ष्मी विश्वकर्मा', lines: [] },
      dates: [{ label: 'तैयार होने की तारीख़', value: '9 मार्च 2026', isStrong: true }],
      pieces: [
        {
          tag: 'ORD-1042-1/1',
          garment: 'कमीज़ (शर्ट)',
          price: '₹1,250.00',
          lines: ['श्रद्धा के लिए', 'कॉलर: चौड़ा (स्प्रेड)', 'ग्राहक का अपना कपड़ा: 2.25 मीटर'],
          addOns: [{ label: 'कढ़ाई', value: '+ ₹500.00' }],
        },
      ],
      amounts: [{ label: 'कुल', value: '₹1,750.00', isStrong: true }],
      balance: { label: 'बाक़ी', value: '₹750.00' },
      closing: 'आते समय यह पर्ची साथ लाएँ।',
    }),
    pa: aSlip({
      language: 'pa',
      shop: { name: 'ਸ੍ਰੀ ਹਰਿਕ੍ਰਿਸ਼ਨ ਦਰਜ਼ੀ', lines: ['ਜਗ੍ਹਾ ੪, ਲੁਧਿਆਣਾ'] },
      orderLabel: 'ਆਰਡਰ',
      number: 'ORD-1042',
      customer: { name: 'ਪ੍ਰੀਤਮ ਕੌਰ ਸਿੱਧੂ', lines: [] },
      dates: [{ label: 'ਤਿਆਰ ਹੋਣ ਦੀ ਤਾਰੀਖ਼', value: '9 ਮਾਰਚ 2026', isStrong: true }],
      pieces: [
        {
          tag: 'ORD-1042-1/1',
          garment: 'ਕਮੀਜ਼ (ਸ਼ਰਟ)',
          price: '₹1,250.00',
          lines: ['ਪ੍ਰਿਤਪਾਲ ਲਈ', 'ਕਾਲਰ: ਚੌੜਾ (ਸਪ੍ਰੈੱਡ)', 'ਗਾਹਕ ਦਾ ਆਪਣਾ ਕੱਪੜਾ: 2.25 ਮੀਟਰ'],
          addOns: [{ label: 'ਕਢਾਈ', value: '+ ₹500.00' }],
        },
      ],
      amounts: [{ label: 'ਕੁੱਲ', value: '₹1,750.00', isStrong: true }],
      balance: { label: 'ਬਾਕੀ', value: '₹750.00' },
      closing: 'ਆਉਣ ਵੇਲੇ ਇਹ ਪਰਚੀ ਨਾਲ ਲਿਆਓ।',
    }),
  }
  type Slip = typeof slips.hi

  /** As a roll printer sets it: eight dots a millimetre, each black or white. */
  const draw = async (slip: Slip) => {
    const picture = sharp(await pictureOf(await typeset('slip', slip).svg(), '58'))
    return picture.resize({ width: 464 }).threshold(128).png({ palette: true, colours: 2 }).toBuffer()
  }

  test.each(['hi', 'pa'] as const)('in “%s”: every word is drawn as it was', async (language) => {
    const golden = await drawnBefore(language, () => draw(slips[language]))
    expect(await difference(golden, await draw(slips[language]))).toBeLessThan(0.01)
    const broken = JSON.parse(apart(JSON.stringify(slips[language]))) as Slip // the same, letter by letter
    expect(await difference(golden, await draw(broken))).toBeGreaterThan(0.04)
  })
})

/** The picture kept in golden/. After a change of the slip's layout: take the file away, run, look at the new one, keep it. */
async function drawnBefore(language: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const path = fileURLToPath(new URL(`./golden/slip-${language}.png`, import.meta.url))
  if (existsSync(path)) return readFileSync(path)
  writeFileSync(path, await draw())
  throw new Error(`drawn anew: look at ${path}, then run again`)
}

/** The share of ink that is in one picture and not in the other, hair's breadths forgiven; all of it when they are not of one size. */
async function difference(golden: Buffer, drawn: Buffer): Promise<number> {
  const [one, other] = await Promise.all([golden, drawn].map(inkOf))
  if (!one || !other || one.width !== other.width || one.height !== other.height) return 1
  const all = one.ink.filter(Boolean).length + other.ink.filter(Boolean).length
  return (strayFrom(one, other) + strayFrom(other, one)) / all
}

interface Ink {
  ink: boolean[]
  width: number
  height: number
}

async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { ink: Array.from(data, (grey) => grey < 128), width: info.width, height: info.height }
}

/** Dots of ink that have none of the other's beside them. */
function strayFrom({ ink, width }: Ink, other: Ink): number {
  const beside = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * width + right))
  return ink.filter((dark, at) => dark && !beside.some((step) => other.ink[at + step])).length
}
