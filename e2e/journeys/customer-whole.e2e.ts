/**
 * A stranger with a phone, all the way: finds a tailor who is free, asks two for a quote with own sizes, accepts one, pays the advance,
 * books the fitting, talks with the tailor, follows the work, approves the trial, pays the rest and reviews. All of it is on their first page.
 */
import { randomUUID } from 'node:crypto'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openLocalGateways } from '../../apps/server/src/adapters/gateways/gateways-for-tests.ts'
import { aScan } from '../../apps/server/src/features/body-scans/scan-for-tests.ts'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { openBook, send } from '../support/book.ts'
import { type OpenPage, phone } from '../support/browser.ts'
import { daysAhead, priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { orderNow } from '../support/order-page.ts'

const gateways = await openLocalGateways()
const app = openApp(() => ({ DARZI_DEMO: 'off', ...gateways.settings }), undefined, { isAlone: true })
afterAll(() => gateways.close())

const city = `Nagar ${randomUUID().slice(0, 6)}`

/** A shop in the city that sews shirts and takes bookings. */
async function aTailor(name: string) {
  const { owner } = await openBook(app, [])
  const change = async (path: string, data: object) =>
    expect((await owner.context.request.patch(path, { data })).ok()).toBe(true)
  await change('/api/shop', { name })
  await change('/api/shop/profile', { city })
  await priceGarments(owner, { shirt: 900 })
  await change('/api/calendar/settings', { takesBookings: true })
  await change('/api/shop/listing', { isListed: true })
  return { owner, name }
}

/** The owner answers over the API what the customer asked at the screen. */
async function offer({ owner }: { owner: OpenPage }, rupees: number) {
  const { rows } = await (await owner.context.request.get('/api/shop/quotes')).json()
  await send(owner.context, `/api/shop/quotes/${rows[0].id}/offers`, {
    after: 0,
    priceMinor: rupees * 100,
    advanceMinor: 30_000,
    readyOn: daysAhead(14),
    validUntil: daysAhead(5),
  })
  return (await (await owner.context.request.get(`/api/shop/quotes/${rows[0].id}`)).json()) as {
    sizes?: object
  }
}

/** To the stage at which the customer tries it on. */
async function sewUntilTrial({ owner }: { owner: OpenPage }, { id }: Order) {
  await send(owner.context, `/api/orders/${id}/move`, { to: 'approved' })
  const [piece] = (await orderNow(owner, id)).pieces
  if (!piece) throw new Error('an order has a piece')
  const stage = piece.stages.findIndex(({ isTrial }) => isTrial)
  // The sizes that came with the request are there; how long a shirt is worn no photo tells.
  expect(piece.missing).toEqual(['shirt_length'])
  const overrides = { missing: piece.missing }
  await send(owner.context, `/api/workshop/pieces/${piece.id}/move`, { stage, from: piece.stage, overrides })
}

async function payOnline(page: Page, button: string) {
  const link = page.url().replace(/[?#].*$/, '')
  await page.route('https://rzp.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${link}?paid=yes">Paid</a>` }),
  )
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('link', { name: 'Paid' }).waitFor()
  gateways.lastHeld().state = 'paid'
  await page.getByRole('link', { name: 'Paid' }).click()
  await page.getByText('Thank you. Your payment has arrived.').waitFor()
}

test('a stranger finds a tailor and has a shirt sewn, from the first search to the review', async () => {
  const [noor, chinar] = [await aTailor('Noor Stitching'), await aTailor('Chinar Stitching')]
  const account = { email: anEmail('asha'), password }
  await send((await app.visit()).context, '/api/register', { ...account, name: 'Asha Verma', role: 'user' })

  // Finds one who is free within a week, and asks two.
  const { page, context } = await app.visit(`/find-tailors?city=${encodeURIComponent(city)}`, {
    viewport: phone,
  })
  await page.getByRole('link', { name: noor.name }).click()
  await page.getByRole('link', { name: 'Ask for a quote' }).click()
  await signInByForm(page, account)
  await page.getByText(noor.name).first().waitFor()
  await send(context, '/api/body-scans', aScan({ id: randomUUID() }))
  await page.getByLabel('Ask another tailor too').fill('Chinar Stitching')
  await page.getByRole('button', { name: `${chinar.name} · ${city}` }).click()
  await page.getByLabel('Garment').selectOption({ label: 'Shirt' })
  await page.getByLabel('Describe it').fill('White, for a wedding')
  await page.getByLabel('Share my saved measurements with these tailors').check()
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('button', { name: 'Send to 2 tailors' }).click()
  await page.getByRole('link', { name: chinar.name }).waitFor()
  expect((await offer(noor, 1100)).sizes).toBeDefined()
  await offer(chinar, 900)

  // Both wait on the first page; accepts one.
  await page.goto('/user/dashboard')
  const quotes = page.getByRole('list', { name: 'My quotes' })
  await quotes.getByText('₹1,100').waitFor()
  await quotes.getByRole('link', { name: chinar.name }).click()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await page.getByRole('button', { name: 'Accept for ₹900' }).click()
  await page.getByRole('link', { name: 'Follow your order' }).waitFor()
  const { rows } = await (await chinar.owner.context.request.get('/api/orders')).json()
  const order: Order = rows[0]

  // Its order is among the own at once; the advance is paid on the gateway's page.
  await page.goto('/user/dashboard')
  const card = page.getByRole('article', { name: 'Shirt' })
  await card.getByText('₹300 to pay').waitFor()
  await card.getByRole('link', { name: 'Track Progress of ORD-001' }).click()
  await page.getByRole('button', { name: 'Pay a part' }).click()
  await page.getByLabel('Amount in INR').fill('300')
  await payOnline(page, 'Pay ₹300 online')
  await page.goto('/user/orders')
  await card.getByText('₹300 · paid').waitFor()

  // Talks with the tailor.
  await card.getByRole('button', { name: `Message Tailor: ${chinar.name}` }).click()
  await page.getByLabel('Write a message').fill('Is the collar soft?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const talk = new URL(page.url()).searchParams.get('with')
  const written = async () =>
    (await (await chinar.owner.context.request.get(`/api/shop/conversations/${talk}`)).json()).last?.words
  await expect.poll(written).toBe('Is the collar soft?')
  const answered = await chinar.owner.context.request.post(`/api/shop/conversations/${talk}/messages`, {
    multipart: { id: randomUUID(), words: 'As soft as you like.' },
  })
  expect(answered.ok()).toBe(true)
  await page.getByText('As soft as you like.').first().waitFor()

  // Books the fitting from the tailor's page.
  await page.goto('/find-tailors')
  await page.getByRole('searchbox').fill(chinar.name)
  await page.getByRole('link', { name: chinar.name }).first().click()
  await page.getByRole('link', { name: 'Book a visit' }).click()
  await page.getByRole('region', { name: 'Time' }).getByRole('button', { name: /^\d/ }).last().click()
  await page.getByLabel('Your name').fill('Asha Verma')
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Booked. Keep this page’s link.').waitFor()

  // Follows the work to the trial, and says that it fits.
  await sewUntilTrial(chinar, order)
  await page.goto('/user/dashboard')
  await card.getByText('The shop asks how it fits.').waitFor()
  await card.getByRole('link', { name: 'Track Progress of ORD-001' }).click()
  await page.getByRole('button', { name: 'It fits' }).click()
  await page.getByText('You said that it fits.').waitFor()
  await payOnline(page, 'Pay ₹600 online')

  // Receives and reviews.
  await send(chinar.owner.context, `/api/orders/${order.id}/move`, {
    to: 'ready',
    overrides: { missing: [], unchecked: [] },
  })
  await send(chinar.owner.context, `/api/orders/${order.id}/move`, { to: 'delivered' })
  await page.reload()
  await page.getByRole('button', { name: '5 stars' }).click()
  await page.getByLabel('What was good, what wasn’t').fill('Fits like a glove.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Your review').waitFor()

  // What the account did is on its first page, whichever tab.
  await page.goto('/user/dashboard')
  await card.getByText('Delivered', { exact: true }).first().waitFor()
  await page.getByRole('tab', { name: 'Measurements' }).click()
  await page.getByRole('heading', { name: 'Asha Verma' }).first().waitFor()
  await page.getByRole('tab', { name: 'Appointments' }).click()
  await page.getByText(/^Fitting · 30 minutes/).waitFor()
  await page.getByRole('tab', { name: 'Messages' }).click()
  await page.getByText('As soft as you like.').waitFor()
  const stranger = (await app.visit(`/find-tailors?city=${encodeURIComponent(city)}&rating=4.5`)).page
  await stranger.getByRole('link', { name: chinar.name }).waitFor()
  expect(await stranger.getByRole('link', { name: noor.name }).count()).toBe(0)
})
