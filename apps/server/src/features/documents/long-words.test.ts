import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { qrSvg } from '../../images/qr.ts'
import { pictureOf } from './paper-answer.ts'
import { aSlip } from './slip-for-tests.ts'
import { type PaperKind, typeset } from './typesetter.ts'

type Size = '58' | '80'
const freeEdgeMm = { '58': 5, '80': 4 } as const
const dotsPerMm = 12

/** A paper as it is printed, in grey. */
const printed = async (kind: PaperKind, paper: { size: Size }) =>
  sharp(await pictureOf(await typeset(kind, paper).svg(), paper.size)).greyscale()

/** Whether anything is printed nearer to an edge of the roll than its free edge, by more than a hair. */
async function isInEdges(kind: PaperKind, paper: { size: Size }): Promise<boolean> {
  const picture = await printed(kind, paper)
  const { width, height } = await picture.metadata()
  const edge = freeEdgeMm[paper.size] * dotsPerMm - 3
  const strips = await Promise.all(
    [0, width - edge].map(async (left) => {
      const strip = picture.clone().extract({ left, top: 0, width: edge, height })
      return (await strip.raw().toBuffer()).some((grey) => grey < 128)
    }),
  )
  return strips.includes(true)
}

const names = {
  en: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
  hi: 'श्रीमती राजलक्ष्मीवेंकटनरसिम्हाराजू वारिपेटा सुब्रमण्यम',
  pa: 'ਸਰਦਾਰਨੀ ਹਰਕੀਰਤਪ੍ਰੀਤਸਿਮਰਨਜੀਤ ਕੌਰ ਭੁੱਲਰ ਰੰਧਾਵਾ',
} as const
const labels = { en: 'Customer’s own cloth', hi: 'ग्राहक का अपना कपड़ा', pa: 'ਗਾਹਕ ਦਾ ਆਪਣਾ ਕੱਪੜਾ' } as const
const languages = ['en', 'hi', 'pa'] as const
type Language = (typeof languages)[number]
const everywhere = languages.flatMap((language) => [[language, '58'] as const, [language, '80'] as const])

const shopOf = (language: Language) => ({
  name: names[language].replaceAll(' ', ''),
  lines: [names[language], 'venkatanarasimharajuvaripeta.tailors@example.com'],
})
const amount = 'AED 14,814,804.00'
const sizesOf = (language: Language) => [
  { label: labels[language], value: '38 ⅜' },
  { label: names[language], value: '32' },
  { label: labels[language], value: names[language] },
]

const slipOf = (language: Language, size: Size) =>
  aSlip({
    size,
    language,
    shop: shopOf(language),
    orderLabel: 'Order',
    number: 'ORD-1042337',
    customer: { name: names[language], lines: [names[language]] },
    dates: [{ label: labels[language], value: '23 Sep 2026' }],
    pieces: Array.from({ length: 12 }, (_, at) => ({
      tag: `ORD-1042337-${at + 1}/12`,
      garment: names[language],
      price: amount,
      lines: [names[language], `${labels[language]}: ${names[language]}`],
      addOns: [{ label: names[language], value: `+ ${amount}` }],
    })),
    amounts: [{ label: labels[language], value: amount, isStrong: true }],
    balance: { label: labels[language], value: 'AED 0.00' },
    codes: [{ svg: qrSvg('https://darzi.example/track/0123456789'), caption: labels[language] }],
    note: names[language].replaceAll(' ', ''),
    closing: names[language],
  })

const bareTag = {
  language: 'en',
  code: { svg: qrSvg('https://darzi.example/tailor/work?piece=1'), caption: '' },
  tag: '',
  garment: '',
  person: '',
  item: null as string | null,
  urgent: null as string | null,
  dates: [] as object[],
  styles: [] as object[],
  facts: [] as { label: string; value: string }[],
  photos: [],
  taken: '',
  values: [] as object[],
  others: [] as object[],
  warning: null,
  notes: [] as string[],
  stages: [] as string[],
}
const tagsOf = (size: Size, tag: Partial<typeof bareTag>) => ({ size, pieces: [{ ...bareTag, ...tag }] })
const fullTag = (language: Language, size: Size) =>
  tagsOf(size, {
    language,
    tag: 'ORD-1042337-12/12',
    code: { svg: qrSvg('https://darzi.example/tailor/work?piece=1'), caption: labels[language] },
    garment: names[language],
    person: names[language],
    item: names[language],
    urgent: labels[language],
    dates: [{ label: labels[language], value: '23 Sep 2026' }],
    styles: [{ label: names[language], value: names[language].replaceAll(' ', ''), picture: null }],
    facts: [{ label: labels[language], value: `${names[language]}, CODE-0123456789012345678901234, 2.5 m` }],
    taken: names[language],
    values: sizesOf(language),
    others: sizesOf(language),
    notes: ['See https://example.com/a/very/long/address/that/nobody/would/read/in/full'],
    stages: [labels[language], `${names[language]} ${names[language]}`, labels[language]],
  })

const cardOf = (language: Language, facts: object[]) => ({
  size: '80' as const,
  language,
  shop: shopOf(language),
  title: labels[language],
  person: names[language],
  customer: `${names[language]} · CUST-1042337`,
  facts,
  parts: [{ title: labels[language], values: sizesOf(language) }],
  notes: names[language],
})

describe('nothing runs off the paper, however long its words are', () => {
  test.each(everywhere)('of a slip of twelve pieces in “%s” on %s', async (language, size) => {
    expect(await isInEdges('slip', { ...slipOf(language, size), size })).toBe(false)
  })
  test.each(everywhere)('of a tag in “%s” on %s', async (language, size) => {
    expect(await isInEdges('tags', fullTag(language, size))).toBe(false)
  })
  test.each(languages)('of a card in “%s”', async (language) => {
    const facts = [{ label: labels[language], value: names[language] }]
    expect(await isInEdges('card', cardOf(language, facts))).toBe(false)
  })
})

describe('a word and what stands beside it', () => {
  /** All the ink of a paper of one row. Ink adds up wherever it stands, unless it is printed over other ink. */
  const ink = async ([language, size]: readonly [Language, Size], label: string, value: string) => {
    const dates = [{ label, value }]
    const picture = await printed('slip', { ...aSlip({ language, size, dates }), size })
    const { width, height } = await picture.metadata()
    const [grey] = (await picture.stats()).channels
    return 255 * width * height - (grey?.sum ?? 0)
  }

  test.each(everywhere)('are never printed over each other: “%s” on %s', async (...on) => {
    const [language] = on
    const label = labels[language]
    const word = (await ink(on, label, '')) - (await ink(on, '', ''))
    for (const value of [names[language], `${names[language]}, ${names[language]}`, amount]) {
      const shown = (await ink(on, label, value)) - (await ink(on, '', value))
      expect(shown / word, `${label} | ${value}`).toBeGreaterThan(0.97)
    }
  })

  test.each(languages)(
    'take no line for a single word where there is room for more: “%s”',
    async (language) => {
      const heightOf = async (value: string) => {
        const paper = tagsOf('58', { facts: [{ label: labels[language], value }] })
        return (await (await printed('tags', paper)).metadata()).height
      }
      const line = await heightOf('+')
      const each = 3.7 * dotsPerMm // nine points and their room
      const lines = async (value: string) => 1 + Math.round(((await heightOf(value)) - line) / each)
      expect(await lines('2.5 m')).toBe(1)
      expect(await lines('Raw silk, magenta, 2.5 m')).toBe(2)
      expect(await lines('Hand woven raw silk with a border of zari, magenta')).toBe(3)
    },
  )
})
