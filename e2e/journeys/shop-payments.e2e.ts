/** The money of a shop in one list, and its day closed to the coin. */
import { expect, test } from 'vitest'
import { send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder } from '../support/order-page.ts'

const app = openApp()

test('a payment stands in the list, a part of it is refunded there, and the day is closed with what is missing', async () => {
  const { page, owner, taken } = await openOrder(app, { garments: ['shirt'] })
  await send(owner.context, `/api/orders/${taken.id}/payments`, { amountMinor: 50_000, method: 'cash' })
  await page.setViewportSize(phone)
  await page.goto('/tailor/payments')
  await page.getByRole('button', { name: 'Refund: ₹500, ORD-001' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount in INR').fill('200')
  await dialog.getByLabel('Why?').fill('Button missing')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Refund · Cash').waitFor()
  await page.getByRole('button', { name: 'Close the day' }).click()
  await dialog.getByRole('button', { name: 'Total only' }).click()
  await dialog.getByLabel('Cash counted').fill('250')
  await dialog.getByText('-₹50').or(dialog.getByText('−₹50')).waitFor()
  await dialog.getByRole('button', { name: 'Close the day' }).click()
  await dialog.getByText('The count differs from the ledger. Say why.').waitFor()
  await dialog.getByLabel('Reason').fill('Tea for the workers')
  await dialog.getByRole('button', { name: 'Close the day' }).click()
  await dialog.getByText('Closed by Harpreet Kaur').waitFor()
  await dialog.getByText('Tea for the workers').waitFor()
  const day = await (await owner.context.request.get('/api/day-closings/day')).json()
  expect(day).toMatchObject({ cashMinor: 30_000, closings: [{ differenceMinor: -5_000 }] })
})
