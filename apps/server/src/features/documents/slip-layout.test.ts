import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { qrSvg } from '../../images/qr.ts'
import { pictureOf } from './paper-answer.ts'
import { paperWords } from './paper-words.ts'
import { aSlip } from './slip-for-tests.ts'
import { typeset } from './typesetter.ts'

const languages = ['en', 'hi', 'pa'] as const
type Language = (typeof languages)[number]

/** Eight dots a millimetre, as a roll printer sets it: which are black, and how many stand in a line. */
async function printed(language: Language, size: '58' | '80') {
  const { t } = paperWords(language)
  const codes = [
    { svg: qrSvg('https://darzi.example/track/0123456789abcdefghijkl'), caption: t('papers.follow') },
    {
      svg: qrSvg('upi://pay?pa=noor@okbank&am=749.50'),
      caption: t('papers.pay', { amount: '₹12,34,749.50' }),
    },
  ]
  const slip = aSlip({ size, language, codes, closing: t('papers.closing') })
  const picture = sharp(await pictureOf(await typeset('slip', slip).svg(), size))
  const width = Number(size) * 8
  const { data, info } = await picture
    .resize({ width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lines = Array.from({ length: info.height }, (_, y) =>
    Array.from(data.subarray(y * width, (y + 1) * width), (grey) => grey < 128),
  )
  return { lines, inked: lines.map((line) => line.filter(Boolean).length), width }
}

describe('what stands at the end of a slip', () => {
  test.each(languages.flatMap((language) => [[language, '58'] as const, [language, '80'] as const]))(
    'is apart from the words of its codes, by a line with room on both sides: “%s” on %s',
    async (language, size) => {
      const { inked, width } = await printed(language, size)
      const line = inked.findLastIndex((ink) => ink > width * 0.8)
      const words = inked.findLastIndex((ink, y) => ink > 0 && y < line - 6)
      expect(
        inked.slice(words - 16, words).every((ink) => ink < width * 0.8),
        'the words of a code',
      ).toBe(true)
      expect(line - words, 'above the line').toBeGreaterThanOrEqual(8)
      const closing = inked.findIndex((ink, y) => ink > 0 && y > line + 6)
      expect(closing - line, 'under it').toBeGreaterThanOrEqual(8)
    },
  )

  test.each(languages)(
    'are two codes side by side whose words never run together: “%s” on 80',
    async (language) => {
      const { lines, inked, width } = await printed(language, '80')
      const end = inked.findLastIndex((ink) => ink > width * 0.8) - 6
      const words = lines.slice(end - 60, end)
      const isBlank = (x: number) => words.every((line) => !line[x])
      const middle = Array.from({ length: 80 }, (_, step) => width / 2 - 40 + step)
      expect(middle.filter(isBlank).length, 'dots between them').toBeGreaterThanOrEqual(24)
    },
  )

  test('is each code nearer to its own words than to the next code, where they stand one under another', async () => {
    const { inked } = await printed('en', '58')
    const [first, words, second] = blocksIn(inked).slice(-6)
    if (!first || !words || !second) throw new Error('no two codes')
    expect([first, second].every(({ from, to }) => to - from > 150)).toBe(true)
    expect(second.from - words.to).toBeGreaterThan((words.from - first.to) * 1.2)
  })
})

/** Lines with ink that follow one another without a gap of a millimetre: a code, a line of words, a rule. */
function blocksIn(inked: readonly number[]) {
  const blocks: { from: number; to: number }[] = []
  for (const [y, ink] of inked.entries()) {
    if (ink === 0) continue
    const last = blocks.at(-1)
    if (last && y - last.to < 8) last.to = y
    else blocks.push({ from: y, to: y })
  }
  return blocks
}
