/** A question about an order that is open on one screen while another takes the order on. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { unreadyOf } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder, pieceAct, pieceOf, standing, updateStatus } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** An order open on one screen, and what a colleague does with it elsewhere; `stepId` takes a step back. */
async function openBeside(garments = ['shirt']) {
  const opened = await openOrder(app, { garments, isMeasured: true })
  const { owner, taken } = opened
  async function colleague(act: string, data: object): Promise<{ undo?: { stepId: string } }> {
    const answer = await owner.context.request.post(`/api/orders/${taken.id}/${act}`, { data })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const paying = { reason: 'Pays at the end of the month', overrides: unreadyOf(taken) }
  const handOver = () => colleague('move', { to: 'delivered', ...paying })
  return { ...opened, colleague, handOver }
}

const saidIn = (dialog: Locator, sentence: string) => dialog.getByRole('alert').filter({ hasText: sentence })
const isHeld = (button: Locator) => expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')

test('a question stays with what was typed when another screen completes the order, says so, and goes on when that is undone', async () => {
  const { page, colleague, handOver, orderNow } = await openBeside()
  await updateStatus(page, 'Cancel the order')
  const question = page.getByRole('dialog', { name: 'Cancel ORD-001?' })
  const why = question.getByLabel('Why')
  await why.fill('Bought elsewhere')
  const cancel = question.getByRole('button', { name: 'Cancel the order' })
  await cancel.focus()
  const { undo } = await handOver()
  const notice = saidIn(question, 'ORD-001 now stands at “Completed”.')
  await notice.waitFor()
  await isHeld(cancel)
  expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await cancel.click({ force: true })
  expect(await why.inputValue()).toBe('Bought elsewhere')
  expect((await orderNow()).state).toBe('delivered')
  await colleague('undo', { stepId: undo?.stepId })
  await notice.waitFor({ state: 'hidden' })
  expect(await why.inputValue()).toBe('Bought elsewhere')
  await cancel.click()
  await standing(page).getByText('Cancelled: Bought elsewhere').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

testInAll('a question that was left does not spring up when the order comes back', async () => {
  const { page, colleague, handOver } = await openBeside()
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  const question = page.getByRole('dialog', { name: /ORD-001/ })
  await question.getByLabel('Why it is handed over unpaid').fill('Pays tomorrow')
  const { undo } = await handOver()
  await saidIn(question, 'ORD-001 now stands at “Completed”.').waitFor()
  await isHeld(question.getByRole('button', { name: /unpaid$/ }))
  await question.getByRole('button', { name: 'Close' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await colleague('undo', { stepId: undo?.stepId })
  await standing(page).getByText('Completed', { exact: true }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('dialog').count()).toBe(0)
})

testInAll('of the pieces to be sent back only those that are still shown go', async () => {
  const { page, taken, colleague, orderNow } = await openBeside(['shirt', 'shirt'])
  await colleague('move', { to: 'in_progress' })
  await colleague('move', { to: 'ready' })
  await page.reload()
  await updateStatus(page, 'Send back to work')
  const question = page.getByRole('dialog', { name: 'Send ORD-001 back to work' })
  const [first, second] = [/ORD-001-1\/2/, /ORD-001-2\/2/].map((tag) =>
    question.getByRole('checkbox', { name: tag }),
  )
  await first?.check()
  await second?.check()
  const [one] = taken.pieces
  await colleague('rework', { pieceIds: [one?.id], stage: one?.stages.at(-2)?.key, cause: 'stitching' })
  await first?.waitFor({ state: 'hidden' })
  await saidIn(question, 'ORD-001 now stands at “In Progress”.').waitFor()
  await isHeld(question.getByRole('button', { name: 'Send back' }))
  expect(await second?.isChecked()).toBe(true)
  expect((await orderNow()).pieces.map(({ reworks }) => reworks)).toEqual([1, 0])
})

testInAll(
  'the form of a piece stays with what was typed, and saves nothing over an order that is closed',
  async () => {
    const { page, handOver } = await openBeside()
    await pieceAct(pieceOf(page, 'ORD-001-1/1'), 'Change')
    const form = page.getByRole('dialog', { name: /^ORD-001-1\/1/ })
    const price = form.getByLabel(/^Price/)
    await price.fill('950')
    await handOver()
    await saidIn(form, 'ORD-001 now stands at “Completed”.').waitFor()
    expect(await price.inputValue()).toBe('950')
    await isHeld(form.getByRole('button', { name: 'Save' }))
  },
)
