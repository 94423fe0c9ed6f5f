import { expect, test } from 'vitest'
import { joinShop } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder, paymentsOf, standing, updateStatus } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()
const twoPieces = { garments: ['shirt', 'trousers'], advance: 300 }

test.each([
  { where: 'a phone', viewport: phone },
  { where: 'a desk', viewport: desk },
])(
  'an order is cancelled for a reason, the shop keeps the money, and it can be taken back: on $where',
  async ({ viewport }) => {
    const { page, orderNow } = await openOrder(app, twoPieces)
    await page.setViewportSize(viewport)
    await updateStatus(page, 'Cancel the order')
    const question = page.getByRole('dialog', { name: 'Cancel ORD-001?' })
    const cancel = question.getByRole('button', { name: 'Cancel the order' })
    await cancel.click()
    await question.getByText('Say why it is cancelled.').waitFor()
    await question.getByLabel('Why').fill('Bought elsewhere')
    await cancel.click()
    await question.getByText('Choose whether to refund or keep the money.').waitFor()
    await question.getByText('₹300 was paid. Refund it or keep it?').waitFor()
    expect((await orderNow()).state).toBe('approved')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await cancel.click()
    await standing(page).getByText('Cancelled: Bought elsewhere').waitFor()
    await expect.poll(orderNow).toMatchObject({ state: 'cancelled', paidMinor: 30_000 })

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone').waitFor()
    await standing(page).getByText('Cancelled').first().waitFor({ state: 'detached' })
    await happened(page, 'undid the last step of ORD-001').waitFor()
    await happened(page, 'cancelled ORD-001: Bought elsewhere').waitFor()
    const back = await orderNow()
    expect(back).toMatchObject({ state: 'approved', paidMinor: 30_000, balanceMinor: 130_000 })
    expect(back.pieces.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  },
)

test('an order is cancelled and the money given back: the refund stands in the ledger, and no undo is offered', async () => {
  const { page, orderNow } = await openOrder(app, twoPieces)
  await updateStatus(page, 'Cancel the order')
  const question = page.getByRole('dialog', { name: 'Cancel ORD-001?' })
  await question.getByLabel('Why').fill('The wedding is called off')
  await question.getByRole('button', { name: 'Refund it' }).click()
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await standing(page).getByText('Cancelled: The wedding is called off').waitFor()
  await paymentsOf(page).filter({ hasText: 'Refund · Cash' }).filter({ hasText: '₹300' }).waitFor()
  await happened(page, '(money refunded)').waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await expect.poll(orderNow).toMatchObject({ state: 'cancelled', paidMinor: 0 })
  await page.getByRole('button', { name: 'Mark Complete' }).focus()
  await page.getByRole('tooltip').filter({ hasText: 'This order is closed.' }).first().waitFor()
})

testInAll('who may not cancel reads who may, and leaving the question changes nothing', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, { garments: ['shirt'] })
  await updateStatus(page, 'Cancel the order')
  const question = page.getByRole('dialog', { name: 'Cancel ORD-001?' })
  await question.getByLabel('Why').fill('Thought about it')
  await page.goBack()
  await question.waitFor({ state: 'hidden' })
  expect((await orderNow()).state).toBe('approved')

  const joining = await app.visit()
  const counter = await app.visitAs(await joinShop(owner, joining, 'Sunil Kumar'))
  await counter.page.goto(`/tailor/orders/${taken.id}`)
  await counter.page.getByRole('button', { name: 'Update Status' }).click()
  const item = counter.page.getByRole('menuitem', { name: 'Cancel the order' })
  await item.getByText('Your role may not do this. Ask the owner or a manager.').waitFor()
  expect(await item.isDisabled()).toBe(true)
})
