import type { APIRequestContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { phone } from '../support/browser.ts'
import { openHouse } from '../support/open-house.ts'

const { visitAs } = openHouse()
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

const payments = (page: Page) => page.getByRole('list', { name: 'Payments' }).getByRole('listitem')

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

test('who may not give money back is told who may', async () => {
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
