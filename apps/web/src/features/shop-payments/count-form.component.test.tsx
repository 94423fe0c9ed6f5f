/** The close of a day: a count that cannot be read is told at its field and never taken as none. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { DayClosing } from '@darzi/contract/shop-payments.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { desk, phone, renderScreen } from '../../testing/render-screen.tsx'
import { chooseLanguage } from '../../words/language.ts'

const day: ApiReply<'GET /api/day-closings/day'> = {
  day: '2031-05-07',
  today: '2031-05-07',
  currency: 'INR',
  cashMinor: 100_000,
  usualFloatMinor: 0,
  methods: [{ method: 'cash', amountMinor: 100_000 }],
  closings: [],
  sinceMinor: 0,
  can: { close: true, correct: false },
}

const aClosing = (said: Partial<DayClosing> = {}): DayClosing => ({
  id: anId(),
  day: day.day,
  currency: day.currency,
  floatMinor: 0,
  cashMinor: day.cashMinor,
  expectedMinor: day.cashMinor,
  countedMinor: day.cashMinor,
  differenceMinor: 0,
  counted: [],
  isCorrected: false,
  closedBy: 'Harpreet Kaur',
  closedAt: '2031-05-07T14:00:00Z',
  ...said,
})
type Listed = ApiReply<'GET /api/day-closings'>['rows']

const openDay = async (viewport = desk, closed: Listed = []) => {
  const { api } = await renderScreen(
    '/tailor/payments?do=close',
    (api) =>
      api
        .answer('GET /api/payments', { rows: [] })
        .answer('GET /api/views', { rows: [] })
        .answer('GET /api/day-closings/day', ({ query }) => ({ ...day, day: query?.day ?? day.day }))
        .answer('GET /api/day-closings', { rows: closed })
        .answer('POST /api/day-closings', ({ body }) =>
          aClosing({ countedMinor: body.countedMinor ?? 0, counted: body.counted ?? [] }),
        ),
    { viewport },
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox').first()).toBeVisible()
  return {
    dialog,
    sent: () => api.sent('POST /api/day-closings'),
    asked: () => api.sent('GET /api/day-closings/day'),
  }
}

const sentences = {
  en: 'Write a whole number, such as 12.',
  hi: 'पूरी संख्या लिखें, जैसे 12।',
  pa: 'ਪੂਰੀ ਗਿਣਤੀ ਲਿਖੋ, ਜਿਵੇਂ 12।',
}
const inWords = {
  en: { note: 'Number of ₹500', close: 'Close the day' },
  hi: { note: '₹500 की संख्या', close: 'दिन बंद करें' },
  pa: { note: '₹500 ਦੀ ਗਿਣਤੀ', close: 'ਦਿਨ ਬੰਦ ਕਰੋ' },
}

test.each([
  ['3x', 'en'],
  ['-2', 'hi'],
  ['1.5', 'pa'],
] as const)(
  'a count of “%s” is told at its field in “%s”: nothing is sent, and nothing typed is lost',
  async (typed, language) => {
    await chooseLanguage(language)
    onTestFinished(() => chooseLanguage('en'))
    const { dialog, sent } = await openDay(phone)
    const { note, close } = inWords[language]
    const field = dialog.getByLabelText(note, { exact: true })
    await field.fill(typed)
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription(sentences[language])
    await dialog.getByRole('button', { name: close }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(typed)
    await field.fill('2')
    await expect.element(field).toBeValid()
    expect(sent()).toEqual([])
    await dialog.getByRole('button', { name: close }).click()
    await expect
      .poll(() => sent().map(({ body }) => body))
      .toMatchObject([{ countedMinor: 100_000, counted: [{ valueMinor: 50_000, count: 2 }] }])
  },
)

test('digits of Devanagari and Gurmukhi are counted as those of the keyboard are', async () => {
  const { dialog, sent } = await openDay()
  await dialog.getByLabelText('Number of ₹500', { exact: true }).fill('१')
  await dialog.getByLabelText('Number of ₹200', { exact: true }).fill('੧')
  await dialog.getByLabelText('Number of ₹100', { exact: true }).fill(' 3 ')
  await dialog.getByRole('button', { name: 'Close the day' }).click()
  const counted = [
    { valueMinor: 50_000, count: 1 },
    { valueMinor: 20_000, count: 1 },
    { valueMinor: 10_000, count: 3 },
  ]
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toMatchObject([{ countedMinor: 100_000, floatMinor: 0, counted }])
})

test('a sum that cannot be read is told at its field, and the difference is not known meanwhile', async () => {
  const { dialog, sent } = await openDay()
  const close = dialog.getByRole('button', { name: 'Close the day' })
  const float = dialog.getByLabelText('In the drawer at opening')
  await float.fill('abc')
  await expect.element(float).toHaveAccessibleDescription('Not an amount.')
  await expect.element(dialog.getByText('–').first()).toBeVisible()
  await close.click()
  await expect.element(float).toHaveFocus()
  await float.fill('')
  // What was typed as notes stays, and does not stand in the way of a sum.
  await dialog.getByLabelText('Number of ₹500', { exact: true }).fill('3x')
  await dialog.getByText('Total only').click()
  const sum = dialog.getByLabelText('Cash counted')
  await sum.fill('1000 less 5')
  await expect.element(sum).toHaveAccessibleDescription('Not an amount.')
  await userEvent.keyboard('{Enter}')
  await expect.element(sum).toHaveFocus()
  expect(sent()).toEqual([])
  await sum.fill('1,000')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toMatchObject([{ countedMinor: 100_000, counted: [] }])
})

test('days that were closed say what was missing and what moved since, and lead to their count', async () => {
  const { dialog, asked } = await openDay(phone, [
    { ...aClosing({ day: '2031-05-06', differenceMinor: -1_000 }), sinceMinor: 5_000 },
    { ...aClosing({ day: '2031-05-06', isCorrected: true }), sinceMinor: 0 },
  ])
  await expect.element(dialog.getByText('Difference -₹10 · ₹50 of cash since')).toBeVisible()
  await dialog.getByRole('button', { name: '6 May 2031' }).click()
  await expect.poll(() => asked().map(({ query }) => query)).toContainEqual({ day: '2031-05-06' })
})
