/** Houses: a house registers, partners with a tailor, gives them an order taken under its own name, and keeps its commission. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, password } from '../support/accounts.ts'
import { daysAgo, openBook, send } from '../support/book.ts'
import { desk } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

/** A house with a plan chosen on the prices; its owner is signed in on the dashboard. */
async function aHouse() {
  const email = anEmail('house')
  const { page, context } = await app.visit('/pricing?for=fashion-houses', { viewport: desk })
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await page.getByRole('radio', { name: 'I run a fashion house' }).waitFor({ state: 'attached' })
  const name = `Meher ${randomUUID().slice(0, 6)}`
  await page.getByLabel('Name of the house').fill(name)
  await page.getByLabel('Full name').fill('Meher Gill')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(/set-up|boutique/)
  const set = {
    phone: '98765 01234',
    country: 'IN',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    isSetUp: true,
  }
  expect((await context.request.patch('/api/shop', { data: set })).ok()).toBe(true)
  return { page, context, name }
}

/** All sizes a shirt cannot be cut without. */
async function measure(context: BrowserContext, personId: string) {
  const { garments } = await (await context.request.get('/api/shop/garments')).json()
  const shirt = garments.find(({ key }: { key: string }) => key === 'shirt')
  const needed = shirt.fields.filter(({ isNeeded }: { isNeeded: boolean }) => isNeeded)
  const values = needed.map(({ field }: { field: string }) => ({
    field,
    typed: '20',
    unit: 'in',
    isKept: true,
  }))
  await send(context, '/api/measurement-records', { personId, unit: 'in', values })
}

test('a house partners with a tailor, gives an order, and its commission stands on the statement', async () => {
  const { owner } = await openBook(app, [])
  const tailorName = `Noor ${randomUUID().slice(0, 6)}`
  expect((await owner.context.request.patch('/api/shop', { data: { name: tailorName } })).ok()).toBe(true)
  const { page: house, context, name } = await aHouse()
  expect(await (await context.request.get('/api/shop/plan')).json()).toMatchObject({ plan: 'houseBasic' })

  await house.goto('/boutique/dashboard?tab=partners')
  await house.getByRole('button', { name: 'Invite a tailor' }).click()
  await house.getByLabel('Which tailor?').fill(tailorName)
  await house.getByRole('button', { name: 'Search', exact: true }).click()
  await house.getByRole('button', { name: `Invite ${tailorName}` }).click()
  await house.getByText('Invited', { exact: true }).waitFor()

  const tailor = owner.page
  await tailor.goto('/tailor/houses')
  await tailor.getByText(name).waitFor()
  await tailor.getByRole('button', { name: 'Accept' }).click()
  await tailor.getByText('At work').waitFor()

  const customer = await send<{ id: string; people: { id: string }[] }>(context, '/api/customers', {
    name: 'Asha Verma',
    phone: '98765 43210',
  })
  await measure(context, customer.people[0]?.id ?? '')
  await send(context, '/api/orders', {
    customerId: customer.id,
    pieces: [{ personId: customer.people[0]?.id, garment: 'shirt', priceMinor: 100_000 }],
    promisedOn: addDays(daysAgo(0), 7),
  })
  await house.goto('/boutique/dashboard')
  await house.getByRole('button', { name: 'Give to a partner' }).click()
  await house.getByRole('button', { name: `Give to ${tailorName}` }).click()
  const ordersOfHouse = house.getByRole('list', { name: 'Orders' })
  await ordersOfHouse.getByText(tailorName).waitFor()
  await ordersOfHouse.getByText(/^Pending/).waitFor()

  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  expect(rows).toMatchObject([{ totalMinor: 80_000, customer: { name } }])
  for (const to of ['approved', 'in_progress', 'ready', 'delivered'])
    await send(owner.context, `/api/orders/${rows[0].id}/move`, {
      to,
      reason: 'on account',
    })
  await house.goto('/boutique/dashboard?tab=partners')
  await house.getByRole('link', { name: 'Statement' }).click()
  await house.getByText('Order ORD-001 handed over').waitFor()
  await house.getByText('₹200').first().waitFor()
  await house.getByRole('button', { name: 'Mark as paid' }).click()
  await house.getByText('Payout entered').first().waitFor()
})
