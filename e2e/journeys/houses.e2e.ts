/** Houses: a house registers, partners with a tailor, gives them an order taken under its own name, and keeps its commission. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { openBook, send } from '../support/book.ts'
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

/** Puts the house's front before the public, with one shirt in it; answers its address. */
async function openFront(context: BrowserContext): Promise<string> {
  const size = { zonesMm: { chest: 1080, waist: 1020, hips: 1080 }, lengthMm: 760, sleeveMm: 640 }
  await send(context, '/api/shop/collection', {
    name: 'Oxford shirt',
    category: 'tops',
    cut: 'shirt',
    garment: 'shirt',
    priceMinor: 100_000,
    sizes: [{ size: 'M', ...size }],
    colours: [{ name: 'Indigo', hex: '#26325c' }],
    isListed: true,
    cloth: { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 2 },
  })
  const published = await context.request.patch('/api/shop/front', { data: { isPublished: true } })
  return `/houses/${(await published.json()).slug}`
}

/** Somebody buys the shirt in M at the house's front. */
async function buyAt(front: string) {
  const { page } = await app.visit(front, { viewport: desk })
  const shirt = page.getByRole('article', { name: 'Oxford shirt' })
  await shirt.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await shirt.getByRole('button', { name: 'Add to Cart' }).click()
  await shirt.getByText('In your cart.').waitFor()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('link', { name: 'Sign in to place the order' }).click()
  const me = { email: anEmail('buyer'), password }
  const { request } = page.context()
  await request.post('/api/register', { data: { ...me, name: 'Asha Verma', role: 'user' } })
  await request.post('/api/logout')
  await signInByForm(page, me)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('heading', { name: 'Your order is with the shop' }).waitFor()
}

/** A second tailor who sews for the house already. */
async function secondPartner(house: BrowserContext) {
  const { owner } = await openBook(app, [])
  const name = `Zari ${randomUUID().slice(0, 6)}`
  expect((await owner.context.request.patch('/api/shop', { data: { name } })).ok()).toBe(true)
  const { shop } = await (await owner.context.request.get('/api/session')).json()
  const { id } = await send<{ id: string }>(house, '/api/house/partners', {
    id: randomUUID(),
    tailorId: shop.id,
  })
  await send(owner.context, `/api/shop/houses/${id}/answer`, { answer: 'accept' })
  return name
}

test('a house partners with a tailor, gives an order bought at its front to one of two, and pays what the statement says', async () => {
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
  await tailor.goto('/tailor/inbox')
  await tailor.getByRole('link', { name: `${name} invites you to sew for them` }).click()
  await tailor.getByRole('button', { name: 'Accept' }).click()
  await tailor.getByText('At work').waitFor()
  const other = await secondPartner(context)

  await buyAt(await openFront(context))
  const [bought] = (await (await context.request.get('/api/orders')).json()).rows
  await send(context, `/api/orders/${bought.id}/move`, { to: 'approved' })
  await house.goto('/boutique/dashboard')
  await house.getByRole('button', { name: 'Give to a partner' }).click()
  await house.getByRole('button', { name: `Give to ${other}` }).waitFor()
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
  await ordersOfHouse.getByText('Completed', { exact: true }).waitFor()
  await send(context, `/api/orders/${bought.id}/move`, { to: 'delivered', reason: 'pays tomorrow' })
  await house.goto('/boutique/dashboard?tab=partners')
  await house
    .getByRole('listitem')
    .filter({ hasText: tailorName })
    .getByRole('link', { name: 'Statement' })
    .click()
  await house.getByText('Order ORD-001 handed over').waitFor()
  await house.getByText('₹200').first().waitFor()
  await house.getByRole('button', { name: 'Mark as paid' }).click()
  await house.getByText('Payout entered').first().waitFor()
  const paid = await (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  expect([paid.paidMinor, paid.balanceMinor]).toEqual([80_000, 0])
})
