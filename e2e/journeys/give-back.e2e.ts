import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { takeOrder } from '../support/counter.ts'
import { unfoldFilters } from '../support/directory.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder, paymentsOf } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** Asked for by UPI, then paid in cash before the money was seen. */
async function openPaidTwice() {
  const opened = await openOrder(app, { garments: ['shirt'], rupees: 1000 })
  const { page, owner, taken } = opened
  const pay = (body: object) => send(owner.context, `/api/orders/${taken.id}/payments`, body)
  await pay({ amountMinor: 60_000, method: 'upi', isPending: true })
  await pay({ amountMinor: 100_000, method: 'cash' })
  await page.reload()
  return opened
}

const sums = (page: Page) =>
  page
    .locator('dl')
    .filter({ hasText: 'Balance' })
    .or(page.locator('dl').filter({ hasText: 'To refund' }))

test('money that comes by UPI after all was paid in cash is entered, stands to be given back, is found in the list, and is given back', async () => {
  const { page, orderNow } = await openPaidTwice()
  await paymentsOf(page).getByRole('button', { name: 'Has it come?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('If it comes, ₹600 has to be refunded.').waitFor()
  await dialog.getByRole('button', { name: 'Money has come' }).click()
  await sums(page).getByText('To refund').waitFor()
  await happened(page, 'more than was owed: the rest has to be refunded').waitFor()
  await expect
    .poll(orderNow)
    .toMatchObject({ totalMinor: 100_000, paidMinor: 160_000, balanceMinor: -60_000 })

  await page.goto('/tailor/orders')
  const card = page.getByRole('article', { name: /^ORD-001/ })
  await card.getByText('₹600 to refund').waitFor()
  await page.getByLabel('Orders in figures').getByText('to refund').waitFor()
  await page
    .getByRole('navigation', { name: 'Saved views' })
    .getByRole('link', { name: /^To refund/ })
    .click()
  await page.waitForURL(/money=giveBack/)
  await card.waitFor()
  await unfoldFilters(page)
  const money = page.getByLabel('Money', { exact: true })
  await expect.poll(() => money.inputValue()).toBe('giveBack')
  await money.selectOption({ label: 'Any balance' })
  await page.waitForURL(({ search }) => !search.includes('money'))
  await money.waitFor({ state: 'detached' })

  await card.getByRole('link').click()
  await paymentsOf(page).filter({ hasText: 'UPI' }).getByRole('button', { name: 'Refund' }).click()
  await expect.poll(() => dialog.getByLabel('Amount in INR').inputValue()).toBe('600')
  expect(await dialog.getByText('What becomes of the price?').count()).toBe(0)
  await dialog.getByLabel('Why?').fill('Paid twice')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(orderNow).toMatchObject({ totalMinor: 100_000, paidMinor: 100_000, balanceMinor: 0 })
  await page.goto('/tailor/orders')
  await card.waitFor()
  expect(await page.getByText('to refund').count()).toBe(0)
})

testInAll(
  'what is given back of money that was kept lowers no price: it stands as given back, and the shop keeps the rest',
  async () => {
    const { page, owner, taken, orderNow } = await openOrder(app, {
      garments: ['shirt'],
      rupees: 1000,
      advance: 400,
    })
    const off = { reason: 'Wedding called off', settlement: 'keep' }
    await send(owner.context, `/api/orders/${taken.id}/cancel`, off)
    await page.reload()
    await paymentsOf(page).getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount in INR').fill('150')
    await dialog.getByLabel('Why?').fill('The cloth was not cut')
    await dialog.getByRole('button', { name: 'Refund now' }).click()
    await paymentsOf(page).filter({ hasText: 'of what was kept' }).waitFor()
    const told = async (name: string) =>
      (
        await page
          .locator('dt', { hasText: name })
          .first()
          .locator('xpath=following-sibling::dd[1]')
          .innerText()
      ).trim()
    expect(await told('Refunded later')).toBe('₹150')
    expect(await told('Kept by the shop')).toBe('₹250')
    expect(await told('Total')).toBe('₹1,000')
    expect(await page.getByText('Taken off since').count()).toBe(0)
    await expect.poll(orderNow).toMatchObject({ totalMinor: 100_000, writtenOffMinor: 0, balanceMinor: 0 })
  },
)

test.each([
  { currency: 'INR', way: 'UPI', received: 'Received ₹500', owed: '₹500 to refund' },
  { currency: 'AED', way: 'Cash', received: /^Received AED\s500$/, owed: /^AED\s500 to refund$/ },
])(
  'money in $currency that came after an order was cancelled is entered as $way and marks it in the list until it is given back',
  async ({ currency, way, received, owed }) => {
    const { page, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
    await owner.context.request.patch('/api/shop', { data: { currency } })
    const [customer] = added
    if (!customer) throw new Error('the book is empty')
    const { id } = await takeOrder(owner, customer, { garments: ['shirt'], rupees: 1000 })
    await send(owner.context, `/api/orders/${id}/cancel`, { reason: 'Moved away', settlement: 'keep' })
    await page.goto(`/tailor/orders/${id}`)
    await page.getByRole('button', { name: 'Enter a late payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Money that came for ORD-001' })
    expect(await dialog.getByRole('radio', { name: new RegExp(`^${way}`) }).isChecked()).toBe(true)
    await dialog.getByLabel(`Amount in ${currency}`).fill('500')
    await dialog.getByRole('button', { name: received }).click()
    await paymentsOf(page)
      .filter({ hasText: `Payment · ${way}` })
      .waitFor()
    await page.goto('/tailor/orders?status=cancelled')
    await page
      .getByRole('article', { name: /^ORD-001/ })
      .getByText(owed)
      .waitFor()
  },
)

test('money that was said not to have come is entered once it is seen, also when its order was cancelled meanwhile', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, { garments: ['shirt'], rupees: 1000 })
  const asked = { amountMinor: 60_000, method: 'upi', isPending: true }
  await send(owner.context, `/api/orders/${taken.id}/payments`, asked)
  await page.reload()
  await paymentsOf(page).getByRole('button', { name: 'Has it come?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'It did not come' }).click()
  await paymentsOf(page).filter({ hasText: 'Failed' }).waitFor()
  await send(owner.context, `/api/orders/${taken.id}/cancel`, { reason: 'Moved away', settlement: 'keep' })
  await page.reload()
  await page.getByRole('button', { name: 'Enter a late payment' }).click()
  await dialog.getByText('it then has to be refunded').waitFor()
  await dialog.getByLabel('Which failed payment is it?').selectOption('₹600 · UPI')
  expect(await dialog.getByRole('button', { name: 'Show QR code' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Received ₹600' }).click()
  await happened(page, 'that came for ORD-001 after it was cancelled').waitFor()
  await expect.poll(orderNow).toMatchObject({ paidMinor: 60_000, balanceMinor: -60_000 })
})
