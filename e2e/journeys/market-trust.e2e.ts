/**
 * What the market promises when something changes or goes wrong: sizes that were shared are taken back, an order is called off at the
 * price of the rule, a dispute is decided, and what was reported is gone.
 */
import { randomUUID } from 'node:crypto'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { expect, test } from 'vitest'
import { aScan } from '../../apps/server/src/features/body-scans/scan-for-tests.ts'
import { anEmail, password } from '../support/accounts.ts'
import { openBook, send } from '../support/book.ts'
import { type OpenPage, phone } from '../support/browser.ts'
import { daysAhead } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { signInAsOperator } from '../support/operator.ts'
import { orderNow } from '../support/order-page.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

async function register(name: string) {
  const account = { email: anEmail('market'), password }
  await send((await app.visit()).context, '/api/register', { ...account, name, role: 'user' })
  return account
}

/** A listed shop and a customer, made once for the file. */
async function openMarket() {
  const { account, owner } = await openBook(app, [])
  const name = `Kikar ${randomUUID().slice(0, 8)}`
  const change = (path: string, data: object) => owner.context.request.patch(path, { data })
  expect((await change('/api/shop', { name })).ok()).toBe(true)
  const { slug } = await (await change('/api/shop/listing', { isListed: true })).json()
  return { name, slug: String(slug), shop: account, customer: await register('Asha Verma') }
}
let market: ReturnType<typeof openMarket> | undefined

async function atMarket() {
  market ??= openMarket()
  const { name, slug, ...accounts } = await market
  const [owner, customer] = [
    await app.visitAs(accounts.shop),
    await app.visitAs(accounts.customer, undefined, { viewport: phone }),
  ]
  return { name, slug, owner, customer }
}
type Market = Awaited<ReturnType<typeof atMarket>>

/** An order of an accepted quote of ₹900 with an advance of ₹300, taken on, of which so much was paid. */
async function anOrder({ slug, owner, customer }: Market, paidMinor: number) {
  const asked = await customer.context.request.post('/api/quotes', {
    multipart: {
      id: randomUUID(),
      tailors: slug,
      garment: 'shirt',
      words: 'White, for a wedding',
      cloth: 'own',
      sharesSizes: 'false',
      name: 'Asha Verma',
      phone: '98765 43210',
    },
  })
  const { id } = (await asked.json()).quotes[0]
  await send(owner.context, `/api/shop/quotes/${id}/offers`, {
    after: 0,
    priceMinor: 90_000,
    advanceMinor: 30_000,
    remakeDays: 10,
    readyOn: daysAhead(14),
    validUntil: daysAhead(5),
  })
  const accepted = await send<{ trackingPath: string }>(customer.context, `/api/quotes/${id}/accept`, {
    version: 1,
  })
  const { orderId } = await (await owner.context.request.get(`/api/shop/quotes/${id}`)).json()
  await send(owner.context, `/api/orders/${orderId}/payments`, {
    id: randomUUID(),
    amountMinor: paidMinor,
    method: 'cash',
  })
  const order = await send<Order>(owner.context, `/api/orders/${orderId}/move`, { to: 'approved' })
  return { ...order, quoteId: String(id), token: accepted.trackingPath.split('/').at(-1) ?? '' }
}

const operatorAtWork = async () => {
  const operator = await app.visit()
  await signInAsOperator(operator, { url: app.url(), hasDemo: false })
  return operator.page
}

test('sizes shown to a tailor and by a link are gone from both once they are withdrawn', async () => {
  const { name, owner, customer } = await atMarket()
  await send(customer.context, '/api/body-scans', aScan({ id: randomUUID() }))
  const { page } = customer
  await page.goto('/user/dashboard')
  await page.getByRole('tab', { name: 'Measurements' }).click()
  const card = page.getByRole('region', { name: 'Share with a tailor' })
  const share = card.getByRole('button', { name: 'Share measurements: Asha Verma' })
  await share.click()
  await page.getByLabel('Tailor’s name, city or phone').fill(name)
  await page.getByRole('button', { name }).click()
  await card.getByText(name).waitFor()
  await share.click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await card.getByText('Anyone with the link').waitFor()

  const { passports } = await (await customer.context.request.get('/api/passports')).json()
  const { path } = passports.find((one: { path?: string }) => one.path)
  const stranger = (await app.visit(path, { viewport: phone })).page
  await stranger.getByText('Measurements of Asha Verma').first().waitFor()
  await owner.page.goto('/measurement-book')
  await owner.page
    .getByRole('region', { name: 'Shared with you: 1 person' })
    .getByText('Asha Verma')
    .waitFor()

  await card.getByRole('button', { name: `Withdraw: ${name}` }).click()
  await card.getByRole('button', { name: `Withdraw: ${name}` }).waitFor({ state: 'detached' })
  await card.getByRole('button', { name: 'Withdraw: Anyone with the link' }).click()
  await card.getByText('Shared now').waitFor({ state: 'detached' })
  await stranger.reload()
  await stranger.getByText('This link doesn’t work any more', { exact: false }).waitFor()
  const listed = owner.page.waitForResponse('**/api/shop/passports?*')
  await owner.page.reload()
  expect((await (await listed).json()).rows).toEqual([])
  await owner.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await owner.page.getByText('Shared with you', { exact: false }).count()).toBe(0)
})

test('an order called off after cutting costs its advance, as was said before; the rest is owed back', async () => {
  const here = await atMarket()
  const { owner, customer } = here
  const order = await anOrder(here, 50_000)
  const [piece] = order.pieces
  const cutting = piece?.stages.findIndex(({ key }) => key === 'cutting')
  await send(owner.context, `/api/workshop/pieces/${piece?.id}/move`, { stage: cutting, from: 0 })
  const { page } = customer
  await page.goto('/user/orders')
  const card = page.getByRole('article').filter({ hasText: order.number })
  await card.getByRole('button', { name: `Cancel order ${order.number}` }).click()
  const question = page.getByRole('dialog', { name: `Cancel order ${order.number}` })
  await question
    .getByText('The cloth is cut. The tailor keeps the advance of ₹300 and gives back ₹200.')
    .waitFor()
  await question.getByLabel('Why?').fill('The wedding is off')
  await question.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await card.getByText('Cancelled', { exact: true }).first().waitFor()
  await card.getByText('₹200').first().waitFor()
  expect(await orderNow(owner, order.id)).toMatchObject({
    state: 'cancelled',
    cancelReason: 'The wedding is off',
    balanceMinor: -20_000,
  })
  await owner.page.goto(`/tailor/orders/${order.id}`)
  await owner.page.getByText('The wedding is off').first().waitFor()
})

test('a dispute goes from the customer to the shop to the operator, who decides by the pack; both see it', async () => {
  const here = await atMarket()
  const { name, owner, customer } = here
  const order = await anOrder(here, 30_000)
  await customer.page.goto(`/user/orders/${order.id}/dispute`)
  await customer.page.getByLabel('What is wrong').fill('The sleeves are too short.')
  await customer.page.getByRole('button', { name: 'Send it' }).click()
  await customer.page.getByText('Waiting for the shop').first().waitFor()

  const shop = owner.page
  await shop.goto('/tailor/disputes')
  await shop.getByRole('link', { name: 'It does not fit' }).click()
  await shop.getByText('The sleeves are too short.').waitFor()
  await shop.getByRole('textbox', { name: 'Your answer' }).fill('They were cut as measured.')
  await shop.getByRole('button', { name: 'Send answer' }).click()
  await shop.getByText('Being decided').waitFor()

  const operator = await operatorAtWork()
  await operator.goto('/admin/disputes')
  await operator.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  await operator.getByText('They were cut as measured.').waitFor()
  await operator.getByRole('region', { name: 'What was agreed' }).getByText('₹900').waitFor()
  await operator.getByLabel('Outcome').selectOption('part')
  await operator.getByLabel(/How much is given back/).fill('100')
  await operator.getByLabel('Words to both').fill('Two centimetres short of the slip.')
  await operator.getByRole('button', { name: 'Decide the dispute' }).click()
  await operator.getByText('Decided, and both were written to').first().waitFor()

  for (const { page } of [customer, owner]) {
    await page.reload()
    await page.getByText('The decision: Part of the money is given back').waitFor()
    await page.getByText('Two centimetres short of the slip.').waitFor()
    await page.getByText('₹100').waitFor()
  }
})

/** All of it paid, so that nothing stands in the way of the hand-over. */
async function deliver({ context }: OpenPage, { id, pieces }: Order) {
  const missing = pieces.map((piece) => ({ pieceId: piece.id, fields: piece.missing }))
  await send(context, `/api/orders/${id}/move`, { to: 'ready', overrides: { missing, unchecked: [] } })
  await send(context, `/api/orders/${id}/move`, { to: 'delivered' })
}

test('a review and a message that were reported are hidden by the operator, from everybody', async () => {
  const here = await atMarket()
  const { name, slug, owner, customer } = here
  const order = await anOrder(here, 90_000)
  await deliver(owner, order)
  await send(customer.context, `/api/track/${order.token}/review`, {
    stars: 1,
    words: 'Thieves, all of them.',
  })
  const written = await customer.context.request.post(`/api/conversations/${order.quoteId}/messages`, {
    multipart: { id: randomUUID(), words: 'Call me at once, you fools.' },
  })
  expect(written.ok()).toBe(true)

  const stranger = (await app.visitAs(await register('Meera Joshi'), '/user/orders', { viewport: phone }))
    .page
  await stranger.getByRole('heading', { name: 'My Orders', exact: true }).waitFor()
  await stranger.goto(`/tailors/${slug}`)
  await stranger.getByRole('button', { name: /^Report the review of/ }).click()
  await stranger.getByRole('button', { name: 'Send report' }).click()
  await stranger.getByText('Thank you. We look at it and write to you.').waitFor()
  await owner.page.goto(`/tailor/messages?with=${order.quoteId}`)
  await owner.page.getByRole('button', { name: 'Report the message of Asha Verma' }).click()
  await owner.page.getByRole('button', { name: 'Send report' }).click()
  await owner.page.getByText('Thank you. We look at it and write to you.').waitFor()

  const operator = await operatorAtWork()
  for (const [what, said] of [
    [`A review of ${name}`, 'Thieves, all of them.'],
    [`A message in a conversation with ${name}`, 'Call me at once, you fools.'],
  ] as const) {
    await operator.goto('/admin/reports')
    await operator.getByRole('link', { name: what }).click()
    await operator.getByText(said).waitFor()
    await operator.getByLabel('Words to both').fill('We keep to kind words here.')
    await operator.getByRole('button', { name: 'Hide it' }).click()
    await operator.getByText('Decided, and they were written to').first().waitFor()
  }
  await stranger.reload()
  await stranger.getByRole('heading', { name }).first().waitFor()
  expect(await stranger.getByText('Thieves, all of them.').count()).toBe(0)
  const { page } = customer
  await page.goto(`/user/messages?with=${order.quoteId}`)
  await page.getByLabel('Write a message').waitFor()
  expect(await page.getByText('Call me at once, you fools.').count()).toBe(0)
})
