/** Inventory: what there is changes by movements alone, what runs low is reordered and received, a piece is cut from the stock. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder, pieceAct, pieceOf } from '../support/order-page.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function addItem(page: Page, { name, onHand, lowAt }: { name: string; onHand: string; lowAt: string }) {
  await page.getByRole('button', { name: 'Add item' }).click()
  const form = dialog(page, 'Add item')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('In stock now').fill(onHand)
  await form.getByLabel('Low-stock level').fill(lowAt)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
}

test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'at %s an item is added, used, taken back, reordered, received in parts, and stands in the shop’s low stock until then',
  async (_at, viewport) => {
    const { page } = await openBook(app, [{ name: 'Asha' }])
    await page.setViewportSize(viewport)
    await page.goto('/tailor/inventory')
    await addItem(page, { name: 'White poplin', onHand: '12 1/2', lowAt: '10' })
    await page.getByRole('link', { name: 'White poplin' }).click()
    await page.getByText('12.5 m', { exact: true }).first().waitFor()

    await page.getByRole('button', { name: 'Use' }).click()
    const update = dialog(page, 'Update stock: White poplin')
    await update.getByLabel('How much').fill('20')
    await update.getByRole('button', { name: 'Save' }).click()
    await update.getByText('There are only 12.5 m of White poplin').waitFor()
    await update.getByLabel('How much').fill('4')
    await update.getByRole('button', { name: 'Save' }).click()
    await update.waitFor({ state: 'hidden' })
    await page.getByText('Low stock').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('taken back').first().waitFor()
    await page.getByRole('button', { name: 'Use' }).click()
    await update.getByLabel('How much').fill('4')
    await update.getByRole('button', { name: 'Save' }).click()
    await update.waitFor({ state: 'hidden' })

    await page.goto('/tailor/dashboard')
    const low = page.getByRole('list', { name: 'Low stock' })
    await low.getByText('8.5 m').waitFor()
    await low.getByRole('link', { name: 'Reorder' }).click()
    const reorder = dialog(page, 'Reorder White poplin')
    expect(await reorder.getByLabel('How much (m)').inputValue()).toBe('12')
    await reorder.getByLabel('Supplier’s name').fill('Gupta Cloth House')
    await reorder.getByRole('button', { name: 'Write purchase order' }).click()
    await page.getByRole('heading', { name: 'PO-001' }).waitFor()
    await page.getByText('Draft').waitFor()
    await page.getByRole('button', { name: 'Receive goods' }).click()
    const receive = dialog(page, 'What came of PO-001')
    await receive.getByLabel('White poplin (m)').fill('13')
    await receive.getByRole('button', { name: 'Put into stock' }).click()
    await receive.getByText('Only 12 m of it are still on order').waitFor()
    await receive.getByLabel('White poplin (m)').fill('5')
    await receive.getByRole('button', { name: 'Put into stock' }).click()
    await page.getByText('Partly received').waitFor()
    await page.getByRole('link', { name: 'White poplin' }).click()
    await page.getByText('13.5 m', { exact: true }).first().waitFor()
    await page.getByText('7 m on order').waitFor()
    await page.getByRole('link', { name: 'PO-001' }).waitFor()
  },
)

test('two people count one shelf: the second is told the number and adds theirs; the difference is booked at the end', async () => {
  const { page, account } = await openBook(app, [{ name: 'Asha' }])
  await page.goto('/tailor/inventory')
  await addItem(page, { name: 'Buttons', onHand: '20', lowAt: '5' })
  await page.goto('/tailor/stocktake')
  await page.getByRole('button', { name: 'Start counting' }).click()
  const { page: colleague } = await app.visitAs(account)
  // Out of reach of what happens elsewhere.
  await colleague.route('**/api/live?*', (route) => route.abort())
  await colleague.goto('/tailor/stocktake')
  await colleague.getByLabel('How much (m)').fill('9')
  await page.getByLabel('How much (m)').fill('8')
  await page.getByRole('button', { name: 'Count', exact: true }).click()
  await page.getByText('8 m counted by').waitFor()
  await colleague.getByRole('button', { name: 'Count', exact: true }).click()
  await colleague.getByText('has counted 8 m meanwhile').waitFor()
  await colleague.getByRole('button', { name: 'Add mine to it' }).click()
  await colleague.getByText('17 m counted by').waitFor()
  await colleague.getByRole('button', { name: 'Finish and book' }).click()
  await colleague.getByText('1 difference booked').waitFor()
  await colleague.getByText('17 m', { exact: true }).waitFor()
})

test('the cloth of a piece is chosen on its order, and leaves the stock when the piece is cut', async () => {
  const { page, owner, orderNow } = await openOrder(app, { garments: ['shirt'], isMeasured: true })
  const item = await send<{ id: string }>(owner.context, '/api/inventory/items', {
    name: 'White poplin',
    category: 'fabric',
    unit: 'm',
    onHand: 10,
  })
  const piece = pieceOf(page, 'ORD-001-1/1')
  await pieceAct(piece, 'Cloth from stock')
  const form = dialog(page, 'Cloth of ORD-001-1/1')
  await form.getByRole('searchbox', { name: 'Cloth' }).fill('poplin')
  await form.getByRole('button', { name: 'White poplin 10 m' }).click()
  await form.getByLabel('How much').fill('2¼')
  await form.getByRole('button', { name: 'Save' }).click()
  await piece.getByText('From stock: 2.25 m White poplin').waitFor()
  for (const stage of ['Fabric selection', 'Cutting', 'Sewing'])
    await piece.getByRole('button', { name: `Next: ${stage}` }).click()
  await piece.getByText('Taken from stock: 2.25 m White poplin').waitFor()
  await expect.poll(async () => (await orderNow()).pieces[0]?.stock?.isTaken).toBe(true)
  await page.goto(`/tailor/inventory/${item.id}`)
  await page.getByText('7.75 m', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'ORD-001-1/1' }).waitFor()
})
