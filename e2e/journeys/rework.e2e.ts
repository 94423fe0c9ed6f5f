import { expect, test } from 'vitest'
import { send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder, pieceOf, standing, updateStatus } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** Two pieces, both finished; the order waits for its customer. */
async function openReady() {
  const opened = await openOrder(app, { garments: ['shirt', 'trousers'], isMeasured: true })
  await send(opened.owner.context, `/api/orders/${opened.taken.id}/move`, { to: 'ready' })
  await standing(opened.page).getByText('Ready for Pickup').waitFor()
  return opened
}

test('one piece of a ready order goes back to a stage for its cause, the other stays done; both steps are told', async () => {
  const { page, orderNow } = await openReady()
  await page.setViewportSize(phone)
  await updateStatus(page, 'Send back to work')
  const question = page.getByRole('dialog', { name: 'Send ORD-001 back to work' })
  const sendBack = question.getByRole('button', { name: 'Send back' })
  await sendBack.click()
  await question.getByText('Choose which pieces go back.').waitFor()
  await question.getByRole('checkbox', { name: /^ORD-001-2\/2/ }).check()
  await question.getByLabel('Cause').selectOption({ label: 'Stitching' })
  await question.getByLabel('Back to the stage').selectOption({ label: 'Sewing' })
  await question.getByLabel('Details').fill('Seam opened at the knee')
  await sendBack.click()
  await question.waitFor({ state: 'hidden' })
  await standing(page).getByText('In Progress').waitFor()
  await pieceOf(page, 'ORD-001-2/2').getByText('reworked once').waitFor()
  await pieceOf(page, 'ORD-001-2/2').getByRole('button', { name: 'Next: Fitting' }).waitFor()
  await happened(page, /1 piece of ORD-001 back into work: the stitching Seam opened at the knee/).waitFor()
  const order = await orderNow()
  expect(order.pieces.map(({ state, reworks }) => [state, reworks])).toEqual([
    ['done', 0],
    ['working', 1],
  ])
})

testInAll('a rework is taken back within its seconds: the piece is done again and counts none', async () => {
  const { page, orderNow } = await openReady()
  await updateStatus(page, 'Send back to work')
  const question = page.getByRole('dialog', { name: 'Send ORD-001 back to work' })
  await question.getByRole('checkbox', { name: /^ORD-001-1\/2/ }).check()
  await question.getByRole('button', { name: 'Send back' }).click()
  await page.getByText('ORD-001 goes back to work').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await standing(page).getByText('Ready for Pickup').waitFor()
  expect((await orderNow()).pieces.map(({ state, reworks }) => [state, reworks])).toEqual([
    ['done', 0],
    ['done', 0],
  ])
})

test('what was handed over comes back with its cause, and is no longer complete', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, {
    garments: ['kurta'],
    advance: 800,
    isMeasured: true,
  })
  await send(owner.context, `/api/orders/${taken.id}/move`, { to: 'ready' })
  await send(owner.context, `/api/orders/${taken.id}/move`, { to: 'delivered' })
  await standing(page).getByText('Completed').waitFor()
  await updateStatus(page, 'Send back to work')
  const question = page.getByRole('dialog', { name: 'Send ORD-001 back to work' })
  await question.getByLabel('Cause').selectOption({ label: 'Fit' })
  await question.getByRole('button', { name: 'Send back' }).click()
  await standing(page).getByText('In Progress').waitFor()
  await happened(page, /back into work: the fit/).waitFor()
  const order = await orderNow()
  expect(order.deliveredAt).toBeUndefined()
  expect(order.pieces[0]).toMatchObject({ state: 'working', reworks: 1 })
})
