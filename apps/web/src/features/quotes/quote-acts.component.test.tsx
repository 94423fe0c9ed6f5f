/** What is done with a quote binds, or leaves the house: each act says what follows, and is said twice. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queries } from '../../data/queries.ts'
import { aGarment } from '../../testing/builders.ts'
import { counterSettings } from '../../testing/counter-settings.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { anOffer, aQuote, session } from '../../testing/quotes.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'
import { chooseLanguage } from '../../words/language.ts'

const withoutTalk = (api: FakeApi, side: 'shop/' | '' = '') =>
  api
    .refuse(`GET /api/${side}conversations/:id`, 'request.notFound')
    .refuse(`GET /api/${side}conversations/:id/messages`, 'request.notFound')
    .refuse(`POST /api/${side}conversations/:id/seen`, 'request.notFound')

test('accepting says what binds first, and takes the very version that was read', async () => {
  const first = { ...anOffer, advanceMinor: 30_000, remakeDays: 10 }
  const offered = aQuote({
    others: 2,
    state: 'quoted',
    version: 1,
    can: ['accept', 'decline'],
    offers: [first],
  })
  let now = offered
  const { api } = await renderScreen(
    `/user/quotes/${offered.id}`,
    (fake) => {
      withoutTalk(fake)
        .answer('GET /api/quotes/:id', () => now)
        .refuse('POST /api/quotes/:id/accept', 'quotes.changedMeanwhile', { params: { version: 2 } })
    },
    { session, viewport: phone },
  )
  await page.getByRole('button', { name: 'Accept quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept the quote of Noor Tailors?' })
  for (const said of [
    'The 2 other tailors you asked',
    '₹300',
    '10 Dec 2026',
    'Free remake within 10 days',
    'the tailor keeps the advance',
  ])
    await expect.element(dialog.getByText(said, { exact: false })).toBeVisible()
  expect(api.sent('POST /api/quotes/:id/accept')).toEqual([])
  const dearer = { ...first, version: 2, priceMinor: 95_000 }
  now = { ...offered, version: 2, priceMinor: 95_000, offers: [dearer, first] }
  await queries.invalidateQueries({ queryKey: ['quotes'] })
  await dialog.getByRole('button', { name: 'Accept for ₹900' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(api.sent('POST /api/quotes/:id/accept').map(({ body }) => body)).toEqual([{ version: 1 }])
})

test.each([
  { name: 'Decline', act: 'decline' as const, told: 'is told' },
  { name: 'Withdraw request', act: 'withdraw' as const, told: 'no longer sees your measurements' },
])('$name says what follows, and does nothing until it is said again', async ({ name, act, told }) => {
  const offered = aQuote({ state: 'quoted', version: 1, can: ['decline', 'withdraw'], offers: [anOffer] })
  const { api } = await renderScreen(
    `/user/quotes/${offered.id}`,
    (fake) => {
      withoutTalk(fake)
        .answer('GET /api/quotes/:id', offered)
        .answer('POST /api/quotes/:id/act', { ...offered, state: 'withdrawn', can: [] })
    },
    { session, viewport: phone },
  )
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(told, { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(api.sent('POST /api/quotes/:id/act')).toEqual([])
  await page.getByRole('button', { name }).click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Green, like this one')).toBeVisible()
  await page.getByRole('button', { name }).click()
  await dialog.getByRole('button', { name }).click()
  await expect.poll(() => api.sent('POST /api/quotes/:id/act').map(({ body }) => body)).toEqual([{ act }])
})

test('a shop turns a request down with its own words or none, and the words stay when it fails', async () => {
  const asked = aQuote({ can: ['refuse'] })
  const { api } = await renderScreen(`/tailor/quotes/${asked.id}`, (fake) => {
    withoutTalk(fake, 'shop/')
      .answer('GET /api/shop/quotes/:id', asked)
      .refuse('POST /api/shop/quotes/:id/refuse', 'request.unavailable')
  })
  await page.getByRole('button', { name: 'Turn down' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn down the request of Asha Verma?' })
  await dialog.getByLabelText('A word to them').fill('We are full until January')
  await dialog.getByRole('button', { name: 'Turn down' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('A word to them')).toHaveValue('We are full until January')
  api.answer('POST /api/shop/quotes/:id/refuse', { ...asked, state: 'refused', can: [] })
  await dialog.getByLabelText('A word to them').fill('')
  await dialog.getByRole('button', { name: 'Turn down' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = api.sent('POST /api/shop/quotes/:id/refuse').map(({ body }) => body.words)
  expect(sent).toEqual(['We are full until January', ''])
})

test('that it was turned down the customer reads in their own language, with the way to another tailor', async () => {
  const refused = aQuote({ state: 'refused' })
  await renderScreen(
    `/user/quotes/${refused.id}`,
    (fake) => {
      withoutTalk(fake).answer('GET /api/quotes/:id', refused)
    },
    { session, viewport: phone },
  )
  await expect.element(page.getByText('Noor Tailors can’t take this one.', { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Find a tailor', exact: true }).first())
    .toHaveAttribute('href', '/find-tailors')
  await chooseLanguage('pa')
  await expect.element(page.getByText('Noor Tailors ਇਹ ਕੰਮ ਨਹੀਂ ਲੈ ਸਕਣਗੇ।', { exact: false })).toBeVisible()
  await chooseLanguage('en')
})

test('whoever names the price reads what their shop asks for a day so near; nothing of it is added', async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)
  const asked = aQuote({ can: ['offer'], neededOn: dayIn(3) })
  const { api } = await renderScreen(`/tailor/quotes/${asked.id}`, (fake) => {
    withoutTalk(fake, 'shop/')
      .answer('GET /api/shop/quotes/:id', asked)
      .answer('GET /api/shop/garments', { garments: [aGarment({ key: 'kurta', leadDays: 7 })] })
      .answer('GET /api/shop/counter', { ...counterSettings, rush: { percentBp: 2500 } })
      .answer('POST /api/shop/quotes/:id/offers', asked)
  })
  const line = page.getByText(/Sooner than the 7 days this usually takes/)
  await expect.element(line).toHaveTextContent('Your urgent charge is 25 %')
  await page.getByLabelText('Price (INR)').fill('1000')
  await expect.element(line).toHaveTextContent('Your urgent charge is ₹250')
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expect.poll(() => api.sent('POST /api/shop/quotes/:id/offers')[0]?.body.priceMinor).toBe(100_000)
  await page.getByRole('textbox', { name: 'Ready by' }).fill(dayIn(9))
  await expect.element(line).not.toBeInTheDocument()
})
