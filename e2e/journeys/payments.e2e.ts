import type { APIRequestContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { phone } from '../support/browser.ts'
import { unreadyOf } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder, paymentsOf, standing, updateStatus } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()
const { visitAs } = app
const [owner, counter] = demoSignIns

interface Owed {
  id: string
  number: string
  balanceMinor: number
  can: { pay: boolean }
}

/** An order of the demo shop with at least ₹500 to pay, not asked for before. */
async function anOwedOrder(request: APIRequestContext, taken: Set<string>): Promise<Owed> {
  const { rows } = (await (await request.get('/api/orders?limit=200')).json()) as { rows: Owed[] }
  const owed = rows.find(({ id, balanceMinor, can }) => can.pay && balanceMinor >= 50_000 && !taken.has(id))
  if (!owed) throw new Error('the demo shop is owed nothing')
  taken.add(owed.id)
  return owed
}
const taken = new Set<string>()

const payments = paymentsOf

test('a part of the balance is taken in cash, and a mistake is reversed with its reason', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  const order = await anOwedOrder(context.request, taken)
  await page.goto(`/tailor/orders/${order.id}`)
  await page.getByRole('button', { name: 'Take payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount in INR').fill('99999999')
  await dialog.getByRole('button', { name: /^Received/ }).click()
  await dialog.getByText(/^At most ₹/).waitFor()
  await dialog.getByLabel('Amount in INR').fill('100')
  await dialog.getByRole('button', { name: 'Received ₹100' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const entry = payments(page).filter({ hasText: 'Payment · Cash' }).filter({ hasText: '₹100' })
  await entry.getByRole('button', { name: 'Reverse' }).click()
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await dialog.getByText('Say why.').waitFor()
  await dialog.getByLabel('Why?').fill('Typed twice')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await payments(page).filter({ hasText: 'Reversal' }).filter({ hasText: 'Typed twice' }).waitFor()
  await payments(page).filter({ hasText: 'Reversed' }).filter({ hasText: '₹100' }).first().waitFor()
})

test('with a UPI id the code is shown on the screen, and the money counts when the shop has seen it', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  const order = await anOwedOrder(context.request, taken)
  await page.goto('/tailor/profile')
  const card = page.getByRole('region', { name: 'Counter and slip' })
  await card.getByRole('button', { name: 'Change' }).click()
  await card.getByLabel('UPI ID of the shop').fill('noor at bank')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('A UPI ID looks like name@bank. Check it.').waitFor()
  await card.getByLabel('UPI ID of the shop').fill('noor@okbank')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('noor@okbank').waitFor()
  await page.goto(`/tailor/orders/${order.id}?ask=pay`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^UPI/ }).check()
  await dialog.getByRole('button', { name: 'Show QR code' }).click()
  const code = dialog.getByRole('img', { name: /^QR code to pay/ })
  await code.waitFor()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const before = (await (await context.request.get(`/api/orders/${order.id}`)).json()) as Owed
  expect(before.balanceMinor).toBe(order.balanceMinor)
  await dialog.getByLabel('Reference or UTR number').fill('412345678901')
  await dialog.getByRole('button', { name: 'Money has come' }).click()
  await payments(page).filter({ hasText: '412345678901' }).waitFor()
  const after = (await (await context.request.get(`/api/orders/${order.id}`)).json()) as Owed
  expect(after.balanceMinor).toBe(0)
})

testInAll('who may not give money back is told who may', async () => {
  const { request } = (await visitAs(owner)).context
  const order = await anOwedOrder(request, taken)
  const { page } = await visitAs(counter)
  await page.goto(`/tailor/orders/${order.id}?ask=pay`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Half/ }).click()
  await dialog.getByRole('button', { name: /^Received/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  const refund = payments(page).getByRole('button', { name: 'Refund' }).first()
  await refund.focus()
  await page.getByText('Only the owner or a manager may do this.').first().waitFor()
})

const twoShirts = { garments: ['shirt', 'shirt'], rupees: 800, advance: 300, isMeasured: true }

test('an order is marked complete before its pieces are ready: one question tells what is left, and asks for money or a reason', async () => {
  const { page, orderNow } = await openOrder(app, twoShirts)
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  const question = page.getByRole('dialog', { name: 'Mark ORD-001 complete' })
  await question.getByText('2 pieces are not ready yet:').waitFor()
  for (const tag of ['ORD-001-1/2', 'ORD-001-2/2'])
    await question.getByRole('listitem').filter({ hasText: tag }).getByText('Order received').waitFor()
  await question.getByText('₹1,300 is still to be paid.').waitFor()
  await question.getByRole('button', { name: 'Take payment first' }).waitFor()
  await question.getByRole('button', { name: 'Complete unpaid' }).click()
  await question.getByText('Tick that the unfinished work is handed over too, or finish it first.').waitFor()
  await question.getByRole('checkbox', { name: 'Hand them over unfinished' }).check()
  await question.getByRole('button', { name: 'Complete unpaid' }).click()
  await question.getByText('Say why it is handed over unpaid, or take the payment.').waitFor()
  await question.getByLabel('Why it is handed over unpaid').fill('Pays on Friday')
  await question.getByRole('button', { name: 'Complete unpaid' }).click()
  await standing(page).getByText('Completed', { exact: true }).waitFor()
  // The screen shows it before the server has answered.
  await expect.poll(orderNow).toMatchObject({ state: 'delivered', balanceMinor: 130_000 })
  await happened(
    page,
    /with 2 pieces not ready: ORD-001-1\/2, ORD-001-2\/2; ₹1,300 still to be paid/,
  ).waitFor()
  await page
    .getByRole('article', { name: 'ORD-001-1/2' })
    .getByText('Handed over before it was ready.')
    .waitFor()
  // The customer is told of no work that was not done.
  await page.goto((await orderNow()).trackingUrl.replace(/^https?:\/\/[^/]+/, ''))
  const stages = page.getByRole('list', { name: 'Stages of the work' }).first().getByRole('listitem')
  await stages.first().waitFor()
  const ticks = await stages.evaluateAll((all) => all.map((stage) => stage.dataset.is))
  expect(ticks.every((tick) => tick === 'later')).toBe(true)
})

test('from the head of the page: begun, made, then its money is taken and it is handed over, one button each', async () => {
  const { page, orderNow } = await openOrder(app, {
    garments: ['shirt'],
    rupees: 800,
    advance: 300,
    isMeasured: true,
  })
  const head = standing(page)
  await head.getByText('₹500 to pay').waitFor()
  await head.getByRole('button', { name: 'Begin work' }).click()
  // The second tap of a double tap would be no second step.
  await head.locator('button:not([aria-disabled])', { hasText: 'Next: Cutting' }).click()
  await head.getByRole('button', { name: 'Next: Sewing' }).waitFor()
  await updateStatus(page, 'All pieces ready')
  await head.getByRole('button', { name: 'Take ₹500 and hand over' }).click()
  const sheet = page.getByRole('dialog', { name: 'Take a payment for ORD-001' })
  await sheet.getByRole('button', { name: 'Received ₹500' }).click()
  await head.getByText('Completed', { exact: true }).waitFor()
  await head.getByText('Paid in full').waitFor()
  await expect.poll(orderNow).toMatchObject({ state: 'delivered', balanceMinor: 0 })
  expect(await head.getByRole('button').count()).toBe(0)
})

testInAll(
  'marking complete goes on by itself once the payment it waited for was taken; what is still owed is asked about',
  async () => {
    const { page, owner, taken, orderNow } = await openOrder(app, twoShirts)
    await owner.context.request.post(`/api/orders/${taken.id}/move`, { data: { to: 'ready' } })
    await page.reload()
    await page.getByRole('button', { name: 'Mark Complete' }).click()
    const question = page.getByRole('dialog', { name: 'Hand over ORD-001' })
    await question.getByRole('button', { name: 'Take payment first' }).click()
    const sheet = page.getByRole('dialog', { name: 'Take a payment for ORD-001' })
    await sheet.getByLabel('Amount in INR').fill('800')
    await sheet.getByRole('button', { name: 'Received ₹800' }).click()
    await question.getByText('₹500 is still to be paid.').waitFor()
    expect((await orderNow()).state).toBe('ready')
    await question.getByRole('button', { name: 'Take payment first' }).click()
    await sheet.getByRole('button', { name: 'Received ₹500' }).click()
    await standing(page).getByText('Completed', { exact: true }).waitFor()
    // The screen is ahead of the server.
    await expect.poll(orderNow).toMatchObject({ state: 'delivered', balanceMinor: 0 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await orderNow()).state).toBe('ready')
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

testInAll('a payment taken for itself, or a question that is left, hands nothing over', async () => {
  const { page, orderNow } = await openOrder(app, twoShirts)
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take payment first' }).click()
  await dialog.getByLabel('Amount in INR').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Take payment' }).click()
  await dialog.getByRole('button', { name: 'Received ₹1,300' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(orderNow).toMatchObject({ state: 'approved', balanceMinor: 0 })
})

test('a delivered order is paid in part and the rest written off; a goodwill refund in cash is taken off the price', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, twoShirts)
  const handOver = { to: 'delivered', reason: 'Pays on Friday', overrides: unreadyOf(taken) }
  await owner.context.request.post(`/api/orders/${taken.id}/move`, { data: handOver })
  await page.getByRole('button', { name: 'Take payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount in INR').fill('1000')
  await dialog.getByRole('radio', { name: /^UPI/ }).check()
  await dialog.getByRole('button', { name: 'Received ₹1,000' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Write off the balance' }).click()
  await dialog.getByRole('button', { name: 'Write off' }).click()
  await dialog.getByText('Say why.').waitFor()
  await dialog.getByLabel('Why?').fill('Moved away')
  await dialog.getByRole('button', { name: 'Write off' }).click()
  await payments(page).filter({ hasText: 'Written off' }).filter({ hasText: 'Moved away' }).waitFor()
  await happened(page, 'wrote off ₹300').waitFor()
  await expect.poll(orderNow).toMatchObject({ totalMinor: 130_000, balanceMinor: 0, state: 'delivered' })
  const paid = payments(page).filter({ hasText: 'Payment · UPI' })
  await paid.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByLabel('Amount in INR').fill('200')
  await dialog.getByLabel('Refunded by').selectOption('Cash')
  await dialog.getByText('Afterwards: total ₹1,100, balance ₹0.').waitFor()
  await dialog.getByLabel('Why?').fill('Came a day late')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await payments(page)
    .filter({ hasText: 'Refund · Cash' })
    .filter({ hasText: 'taken off the price' })
    .waitFor()
  await expect.poll(orderNow).toMatchObject({ totalMinor: 110_000, paidMinor: 110_000, balanceMinor: 0 })
})

test('money that comes for a cancelled order is entered and given back', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, twoShirts)
  const { request } = owner.context
  const wait = { amountMinor: 50_000, method: 'upi', isPending: true }
  await request.post(`/api/orders/${taken.id}/payments`, { data: wait })
  const off = { reason: 'Called off', settlement: 'keep' }
  await request.post(`/api/orders/${taken.id}/cancel`, { data: off })
  await page.getByRole('button', { name: 'Enter a late payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Money that came for ORD-001' })
  await dialog.getByLabel('Which failed payment is it?').selectOption('₹500 · UPI')
  await dialog.getByRole('button', { name: 'Received ₹500' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('To refund', { exact: true }).waitFor()
  // Its money is in: what was said not to have come is offered no more.
  await page.getByRole('button', { name: 'Enter a late payment' }).click()
  await dialog.getByLabel('Amount in INR').waitFor()
  expect(await dialog.getByLabel('Which failed payment is it?').count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Kept by the shop').waitFor()
  await expect.poll(orderNow).toMatchObject({ state: 'cancelled', paidMinor: 80_000, balanceMinor: -50_000 })
  const came = payments(page).filter({ hasText: 'came after it had failed' })
  await came.getByRole('button', { name: 'Refund' }).click()
  const giving = page.getByRole('dialog')
  await giving.getByLabel('Why?').fill('Called off')
  await giving.getByRole('button', { name: 'Refund now' }).click()
  await giving.waitFor({ state: 'hidden' })
  await expect.poll(orderNow).toMatchObject({ paidMinor: 30_000, balanceMinor: 0 })
})

testInAll(
  'what each way costs the shop is said by the amount that is typed, before the money is taken',
  async () => {
    const { page, taken: order, orderNow } = await openOrder(app, { garments: ['shirt'] })
    await page.goto(`/tailor/orders/${order.id}?ask=pay`)
    const dialog = page.getByRole('dialog')
    const cost = (name: string) => dialog.getByRole('radio', { name }).waitFor()
    await dialog.getByLabel('Amount in INR').fill('400')
    await cost('Cash No fee')
    await cost('Debit card Costs you ₹6 · money on T+1')
    await cost('Credit card Costs you ₹10 · money on T+2')
    await cost('Google Pay Costs you ₹2 · money on T+1')
    await dialog.getByLabel('Amount in INR').fill('800')
    await dialog.getByRole('radio', { name: 'Credit card Costs you ₹20 · money on T+2' }).check()
    await dialog.getByRole('button', { name: 'Received ₹800' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect((await orderNow()).payments[0]).toMatchObject({ method: 'credit', feeMinor: 2_000 })
  },
)
