/** A balance paid online: from the private link to the gateway's page and back, whether its event comes or is lost. */
import { afterAll, expect, test } from 'vitest'
import {
  openLocalGateways,
  razorpayEvent,
  razorpayLink,
} from '../../apps/server/src/adapters/gateways/gateways-for-tests.ts'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const gateways = await openLocalGateways()
const app = openApp(() => ({ DARZI_DEMO: 'off', ...gateways.settings }), undefined, { isAlone: true })
afterAll(() => gateways.close())

test('a customer pays a part online and then the rest; when the gateway’s event is lost, coming back asks how it went', async () => {
  const { owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44321' }])
  const [asha] = added
  if (!asha) throw new Error('the book is empty')
  const order = await takeOrder(owner, asha, { garments: ['kurta'] })
  const paid = async () =>
    (await (await owner.context.request.get(`/api/orders/${order.id}`)).json()).paidMinor
  const { page, context } = await app.visit(new URL(order.trackingUrl, app.url()).pathname, {
    viewport: phone,
  })
  const link = page.url()
  // The gateway's own page, which leads back once it is paid there.
  await page.route('https://rzp.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>Pay here</h1><a href="${link}?paid=yes">Paid</a>` }),
  )
  const payAtGateway = async () => {
    await page.getByRole('heading', { name: 'Pay here' }).waitFor()
    const held = gateways.lastHeld()
    held.state = 'paid'
    return held
  }
  const comeBack = async () => {
    await page.getByRole('link', { name: 'Paid' }).click()
    await page.getByText('Thank you. Your payment has arrived.').waitFor()
  }

  await page.getByRole('button', { name: 'Pay a part' }).click()
  await page.getByLabel('Amount in INR').fill('900')
  await page.getByRole('button', { name: 'Pay ₹800 online' }).click()
  await page.getByText('Type an amount up to ₹800.').waitFor()
  await page.getByLabel('Amount in INR').fill('300')
  await page.getByRole('button', { name: 'Pay ₹300 online' }).click()
  const part = await payAtGateway()
  const { body, headers } = razorpayEvent('payment_link.paid', {
    payment_link: { entity: razorpayLink(part) },
    payment: { entity: { id: 'pay_1', method: 'upi' } },
  })
  const told = await context.request.post('/api/webhooks/razorpay', {
    data: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(await told.json()).toEqual({ isApplied: true })
  await comeBack()
  expect(await paid()).toBe(30_000)

  await page.getByRole('button', { name: 'Pay ₹500 online' }).click()
  await payAtGateway()
  await comeBack()
  expect(await paid()).toBe(80_000)
  expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)

  const shop = owner.page
  await shop.goto(`/tailor/orders/${order.id}`)
  await shop.getByText('Paid in full').first().waitFor()
})
