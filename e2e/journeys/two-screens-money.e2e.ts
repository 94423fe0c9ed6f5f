/** Money that comes in at one screen while another asks for it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openApp } from '../support/open-app.ts'
import { openOrder, paymentsOf, standing, updateStatus } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** An order of ₹800 open on two screens of a shop with a UPI id. */
async function openTwice() {
  const opened = await openOrder(app, { garments: ['shirt'] })
  const { owner, account, page, taken } = opened
  const answer = await owner.context.request.patch('/api/shop/counter', {
    data: { upiId: 'noor@okbank' },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  const { page: other } = await app.visitAs(account, `/tailor/orders/${taken.id}`)
  return { ...opened, other }
}

async function showCode(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Take a payment for ORD-001' })
  await sheet.getByRole('radio', { name: /^UPI/ }).check()
  await sheet.getByRole('button', { name: 'Show QR code' }).click()
  await sheet.getByRole('img', { name: /^QR code to pay/ }).waitFor()
  return sheet
}

async function confirm(page: Page) {
  await paymentsOf(page).getByRole('button', { name: 'Has it come?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Money has come' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function reverse(page: Page) {
  await paymentsOf(page).getByRole('button', { name: 'Reverse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill('Another customer’s money')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('a handing over that waits for its money is asked about once more when another screen confirms the money', async () => {
  const { page, other, orderNow } = await openTwice()
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take payment first' }).click()
  await showCode(page)
  await confirm(other)
  const question = page.getByRole('dialog', { name: 'Mark ORD-001 complete' })
  await question.getByText('Everything is paid.').waitFor()
  expect(page.url()).not.toContain('then=')
  expect((await orderNow()).state).toBe('approved')
  await reverse(other)
  await question.getByText('₹800 is still to be paid.').waitFor()
  await question.getByRole('button', { name: 'Take payment first' }).click()
  const sheet = page.getByRole('dialog', { name: 'Take a payment for ORD-001' })
  await sheet.getByRole('button', { name: 'Received ₹800' }).click()
  await question.getByRole('checkbox', { name: 'Hand it over unfinished' }).check()
  await question.getByRole('button', { name: 'Hand over' }).click()
  await standing(page).getByText('Completed', { exact: true }).waitFor()
  await expect.poll(orderNow).toMatchObject({ state: 'delivered', balanceMinor: 0 })
})

testInAll(
  'a payment that another screen enters ends the asking for good: no sheet springs up when it is reversed',
  async () => {
    const { page, other, taken } = await openTwice()
    await page.getByRole('button', { name: 'Take payment' }).click()
    const sheet = await showCode(page)
    await confirm(other)
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(page.url()).toContain(taken.id)
    await reverse(other)
    await paymentsOf(page).filter({ hasText: 'Another customer’s money' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

testInAll(
  'money that came meanwhile is not kept by a screen that has not heard of it: it asks what becomes of it',
  async () => {
    const { page, owner, taken, orderNow } = await openOrder(app, { garments: ['shirt'] })
    await page.route('**/api/live?*', (route) => route.abort())
    await page.reload()
    await updateStatus(page, 'Cancel the order')
    const question = page.getByRole('dialog', { name: 'Cancel ORD-001?' })
    await question.getByLabel('Why').fill('Bought elsewhere')
    await owner.context.request.post(`/api/orders/${taken.id}/payments`, {
      data: { amountMinor: 30_000, method: 'cash' },
    })
    const cancel = question.getByRole('button', { name: 'Cancel the order' })
    await cancel.click()
    await question.getByText(/^₹300 was paid for this order\./).waitFor()
    await question.getByText('₹300 was paid. Refund it or keep it?').waitFor()
    await expect.poll(orderNow).toMatchObject({ state: 'approved', paidMinor: 30_000 })
    await cancel.click()
    await question.getByText('Choose whether to refund or keep the money.').waitFor()
    await question.getByRole('button', { name: 'Refund it' }).click()
    await cancel.click()
    await standing(page).getByText('Cancelled: Bought elsewhere').waitFor()
    await expect.poll(orderNow).toMatchObject({ state: 'cancelled', paidMinor: 0 })
  },
)
