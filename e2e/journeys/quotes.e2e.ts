/** Quotes: a stranger finds a listed shop, asks what a shirt would cost, and accepts; the order stands in the shop. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { daysAgo, openBook, send } from '../support/book.ts'
import { type OpenPage, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { photoWithPlace } from '../support/pictures.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

const inDays = (days: number) => addDays(daysAgo(0), days)

/** Listed under a name nobody else in these tests has. */
async function list({ context }: OpenPage) {
  const name = `Gulmohar ${randomUUID().slice(0, 8)}`
  const change = (path: string, data: object) => context.request.patch(path, { data })
  expect((await change('/api/shop', { name })).ok()).toBe(true)
  expect((await change('/api/shop/listing', { isListed: true })).ok()).toBe(true)
  return name
}

/** Someone with an account who is not signed in. */
async function aStranger() {
  const account = { email: anEmail('asha'), password }
  await send((await app.visit()).context, '/api/register', { ...account, name: 'Asha Verma', role: 'user' })
  return { account, page: (await app.visit('/find-tailors', { viewport: phone })).page }
}

test('a stranger finds a listed shop, asks for a quote and accepts it, and the order stands in the shop', async () => {
  const { owner } = await openBook(app, [])
  const name = await list(owner)
  const { account, page } = await aStranger()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Ask for a quote' }).click()
  await signInByForm(page, account)

  await page.getByText(name).waitFor()
  await page.getByLabel('Garment').selectOption({ label: 'Shirt' })
  await page.getByLabel('Describe it').fill('White, for a wedding')
  await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  await page.getByRole('img', { name: 'Photo 1 of how it should look' }).waitFor()
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('The tailor has your request.').waitFor()

  const shop = owner.page
  await shop.goto('/tailor/quotes')
  await shop.getByRole('link', { name: /Asha Verma/ }).click()
  await shop.getByText('White, for a wedding').waitFor()
  await shop.getByRole('button', { name: 'Photo 1 of how it should look' }).click()
  await shop.getByRole('dialog').getByRole('img').waitFor()
  await shop.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await shop.getByLabel(/^Price/).fill('1200')
  await shop.getByRole('button', { name: 'Send quote' }).click()
  await shop.getByText('Quote sent').first().waitFor()

  await page.getByLabel('Write a message').fill('Is the collar soft?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await shop.getByText('Is the collar soft?').waitFor()
  await page.getByText('₹1,200').first().waitFor()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await page.getByRole('button', { name: 'Accept for ₹1,200' }).click()
  await page.getByRole('link', { name: 'Follow your order' }).waitFor()

  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  expect(rows).toMatchObject([{ totalMinor: 120_000, promisedOn: inDays(14) }])
  await shop.reload()
  await shop.getByRole('link', { name: 'Open the order' }).click()
  await shop.getByRole('link', { name: 'Asha Verma' }).first().waitFor()
})
