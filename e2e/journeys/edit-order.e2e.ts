import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinShop } from '../support/book.ts'
import { daysAhead } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder, pieceAct, pieceOf } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** The form of a piece, opened on the page of its order. */
async function openPiece(page: Page, tag: string, garment: string) {
  await pieceAct(pieceOf(page, tag), 'Change')
  const form = page.getByRole('dialog', { name: `${tag} ${garment}` })
  await form.getByLabel('Price (INR)').waitFor()
  return form
}

test('a piece is changed in price, style, cloth and note; the sums follow, and it reads so for everybody', async () => {
  const { page, account, taken, orderNow } = await openOrder(app, { garments: ['shirt', 'kurta'] })
  const colleague = await app.visitAs(account, `/tailor/orders/${taken.id}`)
  await pieceOf(colleague.page, 'ORD-001-1/2').waitFor()
  const form = await openPiece(page, 'ORD-001-1/2', 'Shirt')
  await form.getByLabel('Price (INR)').fill('1,250')
  await form.getByText(/^Styles/).click()
  await form.getByRole('group', { name: 'Collar' }).getByRole('radio', { name: 'Mandarin' }).check()
  await form.getByRole('button', { name: 'From the shop' }).click()
  await form.getByLabel('Metres').fill('2.25')
  await form.getByLabel('Notes for the cutter').fill('Two buttons at the cuff')
  await form.getByRole('checkbox', { name: 'Urgent' }).check()
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.waitFor({ state: 'hidden' })
  for (const screen of [page, colleague.page]) {
    const piece = pieceOf(screen, 'ORD-001-1/2')
    for (const words of ['₹1,250', 'Mandarin', 'from the shop · 2.25 m', 'Two buttons at the cuff', 'Urgent'])
      await piece.getByText(words).waitFor()
    await screen.getByText('₹2,050').first().waitFor()
  }
  await happened(page, 'changed the piece ORD-001-1/2').waitFor()
  await expect.poll(orderNow).toMatchObject({ piecesMinor: 205_000, balanceMinor: 205_000 })
})

testInAll('another garment chosen by mistake and left again takes no style of the piece', async () => {
  const { page, orderNow } = await openOrder(app, { garments: ['shirt'] })
  const form = await openPiece(page, 'ORD-001-1/1', 'Shirt')
  await form.getByText(/^Styles/).click()
  await form.getByRole('group', { name: 'Collar' }).getByRole('radio', { name: 'Mandarin' }).check()
  await form.getByLabel('Garment').selectOption({ label: 'Trousers' })
  await form.getByRole('group', { name: 'Collar' }).waitFor({ state: 'detached' })
  await form.getByLabel('Garment').selectOption({ label: 'Shirt' })
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.waitFor({ state: 'hidden' })
  const styles = [{ group: 'collar', option: 'mandarin' }]
  expect((await orderNow()).pieces[0]).toMatchObject({
    garment: { key: 'shirt' },
    styles,
    priceMinor: 80_000,
  })
})

testInAll('a price below what is paid is refused at its field, and what was typed stays', async () => {
  const { page, orderNow } = await openOrder(app, { garments: ['shirt'], advance: 500 })
  const form = await openPiece(page, 'ORD-001-1/1', 'Shirt')
  await form.getByLabel('Price (INR)').fill('499')
  await form.getByLabel('Notes for the cutter').fill('Loose at the chest')
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.getByText('The order would cost less than was already paid.').waitFor()
  expect(await form.getByLabel('Price (INR)').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => form.getByLabel('Notes for the cutter').inputValue()).toBe('Loose at the chest')
  await form.getByLabel('Price (INR)').fill('500')
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.waitFor({ state: 'hidden' })
  await expect.poll(orderNow).toMatchObject({ totalMinor: 50_000, balanceMinor: 0 })
})

test('two who change one piece: the later is told before anything is overwritten, and may then save', async () => {
  const { page, account, taken, orderNow } = await openOrder(app, { garments: ['shirt'] })
  const form = await openPiece(page, 'ORD-001-1/1', 'Shirt')
  await form.getByLabel('Price (INR)').fill('900')
  const other = await app.visitAs(account, `/tailor/orders/${taken.id}`)
  const first = await openPiece(other.page, 'ORD-001-1/1', 'Shirt')
  await first.getByLabel('Price (INR)').fill('1000')
  await first.getByRole('button', { name: 'Save this piece' }).click()
  await first.waitFor({ state: 'hidden' })
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.getByText('Someone changed this order meanwhile.').waitFor()
  expect((await orderNow()).totalMinor).toBe(100_000)
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.waitFor({ state: 'hidden' })
  expect((await orderNow()).totalMinor).toBe(90_000)
})

test('days, priority, worker and note are changed in place, and each can be taken back', async () => {
  const { page, owner, orderNow } = await openOrder(app, { garments: ['shirt'], promisedIn: 7 })
  await joinShop(owner, await app.visit(), 'Imran Ansari', 'cutter')
  await page.reload()
  /** The latest act, by the keys, away from any field. */
  const undo = async (stands: object) => {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+z')
    await expect.poll(orderNow).toMatchObject(stands)
  }
  await setDay(page, 'The workshop is done by', daysAhead(3))
  await happened(page, 'changed the workshop’s day of ORD-001').waitFor()
  await undo({ workshopOn: daysAhead(5) })
  await setDay(page, 'The workshop is done by', daysAhead(3))
  await expect.poll(orderNow).toMatchObject({ workshopOn: daysAhead(3) })
  await setDay(page, 'Promised for', daysAhead(9))
  await happened(page, 'moved the promised day of ORD-001').waitFor()
  await expect.poll(orderNow).toMatchObject({ promisedOn: daysAhead(9), workshopOn: daysAhead(7) })
  await undo({ promisedOn: daysAhead(7), workshopOn: daysAhead(3) })
  await page.getByLabel('Priority').selectOption({ label: 'High' })
  await happened(page, 'changed the priority of ORD-001').waitFor()
  await expect.poll(orderNow).toMatchObject({ priority: 'high' })
  await undo({ priority: 'medium' })
  await page.getByLabel('Who works on it').selectOption({ label: 'Imran Ansari' })
  await happened(page, 'gave ORD-001 to someone else').waitFor()
  await expect.poll(orderNow).toMatchObject({ assignedTo: { name: 'Imran Ansari' } })
  await undo({})
  await expect.poll(async () => (await orderNow()).assignedTo).toBeUndefined()
  await page.getByRole('button', { name: 'Notes on the order: Add' }).click()
  await page.getByRole('textbox', { name: 'Notes on the order' }).fill('Call before the trial')
  await page.keyboard.press('Enter')
  await happened(page, 'changed the notes on ORD-001').waitFor()
  await expect.poll(orderNow).toMatchObject({ notes: 'Call before the trial' })
  await page.locator('body').press('Control+z')
  await expect.poll(async () => (await orderNow()).notes ?? '').toBe('')
  await page.getByRole('button', { name: 'Notes on the order: Add' }).waitFor()
})

async function setDay(page: Page, field: string, day: string) {
  await page.getByRole('textbox', { name: field }).fill(day)
  await page.getByRole('textbox', { name: field }).press('Enter')
}
