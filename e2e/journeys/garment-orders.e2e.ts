import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { daysAhead, priceGarments, takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { pieceAct, pieceOf } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

async function openShop() {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
  await priceGarments(book.owner, { kurta: 900 })
  const [customer] = book.added
  if (!customer) throw new Error('the book is empty')
  return { ...book, customer }
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/ saved$/).waitFor()
}
const stagesOf = (page: Page, tag: string) =>
  pieceOf(page, tag)
    .getByRole('list', { name: /^Stages/ })
    .getByRole('listitem')
    .allInnerTexts()
const usual = ['Order received', 'Fabric selection', 'Cutting', 'Sewing', 'Fitting', 'Final delivery']

test('stages changed with orders in the book: pieces already taken keep theirs to the end, new ones follow the new list', async () => {
  const { page, owner, customer } = await openShop()
  const old = await takeOrder(owner, customer, { garments: ['kurta'], isMeasured: true })
  await page.goto('/tailor/garments/kurta')
  await page.getByRole('button', { name: 'A stage of your own' }).click()
  await page.getByRole('textbox', { name: 'Stage 7' }).fill('Handwork')
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Move Handwork up' }).click()
  await page.getByRole('button', { name: 'Remove Fabric selection' }).click()
  await save(page)

  await page.goto(`/tailor/orders/${old.id}`)
  const piece = pieceOf(page, 'ORD-001-1/1')
  await piece.waitFor()
  expect(await stagesOf(page, 'ORD-001-1/1')).toEqual(usual)
  for (const stage of usual.slice(1)) await piece.getByRole('button', { name: `Next: ${stage}` }).click()
  await page.getByText('Ready for Pickup').first().waitFor()

  const fresh = await takeOrder(owner, customer, { garments: ['kurta'] })
  await page.goto(`/tailor/orders/${fresh.id}`)
  await pieceOf(page, 'ORD-002-1/1').getByRole('button', { name: 'Next: Cutting' }).waitFor()
  expect(await stagesOf(page, 'ORD-002-1/1')).toEqual([
    'Order received',
    'Cutting',
    'Handwork',
    'Sewing',
    'Fitting',
    'Final delivery',
  ])
})

test('an own style option is offered at the counter, and stays on its order after the shop gives it up', async () => {
  const { page, owner, customer } = await openShop()
  await page.goto('/tailor/garments/shirt')
  const collar = page.getByRole('group', { name: 'Collar' })
  await collar.getByRole('button', { name: 'Add your own option' }).click()
  await collar.getByRole('textbox', { name: 'Your own option' }).fill('Cutaway')
  await save(page)
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Shirt/ })
    .click()
  await page.getByLabel('Price (INR)').fill('700')
  await page.getByText(/^Styles/).click()
  await page.getByRole('group', { name: 'Collar' }).getByRole('radio', { name: 'Cutaway' }).check()
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByRole('link', { name: 'Open this order' }).click()
  await pieceOf(page, 'ORD-001-1/1').getByText('Cutaway').waitFor()

  await page.goto('/tailor/garments/shirt')
  await page.getByRole('button', { name: 'Remove Cutaway' }).click()
  await save(page)
  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  await page.goto(`/tailor/orders/${rows[0].id}`)
  await pieceOf(page, 'ORD-001-1/1').getByText('Cutaway').waitFor()
  // Another note on the piece does not cost it its style.
  await pieceAct(pieceOf(page, 'ORD-001-1/1'), 'Change')
  const form = page.getByRole('dialog', { name: 'ORD-001-1/1 Shirt' })
  await form.getByLabel('Notes for the cutter').fill('White thread')
  await form.getByRole('button', { name: 'Save this piece' }).click()
  await form.waitFor({ state: 'hidden' })
  await pieceOf(page, 'ORD-001-1/1').getByText('White thread').waitFor()
  await pieceOf(page, 'ORD-001-1/1').getByText('Cutaway').waitFor()
})

test('a garment of the shop’s own stands under its own name on its order and in the workshop', async () => {
  const { page, owner, customer } = await openShop()
  await page.goto('/tailor/garments')
  await page.getByRole('button', { name: 'Add a garment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a garment of your own' })
  await dialog.getByLabel('What you call it').fill('Pathani suit')
  await dialog.getByLabel('Begin as a copy of').selectOption({ label: 'Kurta' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('heading', { name: 'Pathani suit', level: 1 }).waitFor()
  const key = new URL(page.url()).pathname.split('/').pop() ?? ''
  const order = await send<{ id: string }>(owner.context, '/api/orders', {
    customerId: customer.id,
    promisedOn: daysAhead(5),
    pieces: [{ garment: key, personId: customer.people[0]?.id, priceMinor: 120_000 }],
  })
  await page.goto(`/tailor/orders/${order.id}`)
  await pieceOf(page, 'ORD-001-1/1').getByRole('heading', { name: 'Pathani suit' }).waitFor()
  await page.goto('/tailor/work')
  await page
    .getByRole('article', { name: 'ORD-001-1/1' })
    .getByRole('link', { name: /^Pathani suit/ })
    .waitFor()
})

/** The shop gives up the own collar it had. */
async function giveUpCutaway(page: Page) {
  await page.goto('/tailor/garments/shirt')
  await page.getByRole('button', { name: 'Remove Cutaway' }).click()
  await save(page)
}

async function openShopWithCutaway() {
  const shop = await openShop()
  const collar = shop.page.getByRole('group', { name: 'Collar' })
  await shop.page.goto('/tailor/garments/shirt')
  await collar.getByRole('button', { name: 'Add your own option' }).click()
  await collar.getByRole('textbox', { name: 'Your own option' }).fill('Cutaway')
  await save(shop.page)
  return shop
}
const isGone = 'Something chosen for this garment is not offered any more.'

testInAll(
  'an order with no price for a piece and a style that was given up is told both at the piece, at once',
  async () => {
    const { page, customer } = await openShopWithCutaway()
    await page.goto(`/tailor/orders/new?customer=${customer.id}`)
    await page
      .getByRole('list', { name: 'Add a garment' })
      .getByRole('button', { name: /^Shirt/ })
      .click()
    await page.getByRole('group', { name: 'Collar' }).getByRole('radio', { name: 'Cutaway' }).check()
    await giveUpCutaway(page)
    await page.goto(`/tailor/orders/new?customer=${customer.id}`)
    await page.getByRole('button', { name: 'Take order' }).click()
    const piece = page.getByRole('region', { name: '1. Shirt', exact: true })
    await piece.getByText(isGone).waitFor()
    expect(await piece.getByLabel('Price (INR)').getAttribute('aria-invalid')).toBe('true')
    await piece.getByRole('button', { name: 'Leave it out' }).click()
    await piece.getByText(isGone).waitFor({ state: 'detached' })
    await piece.getByLabel('Price (INR)').fill('700')
    await page.getByRole('button', { name: 'Take order' }).click()
    await page.getByRole('link', { name: 'Open this order' }).waitFor()
  },
)

testInAll(
  'a change of a piece refused for its price and for its style is told both, each at its field',
  async () => {
    const { page, owner, customer } = await openShopWithCutaway()
    const order = await takeOrder(owner, customer, { garments: ['shirt'], rupees: 800, advance: 500 })
    await page.goto(`/tailor/orders/${order.id}`)
    await pieceAct(pieceOf(page, 'ORD-001-1/1'), 'Change')
    const form = page.getByRole('dialog', { name: 'ORD-001-1/1 Shirt' })
    await form.getByRole('group', { name: 'Collar' }).getByRole('radio', { name: 'Cutaway' }).check()
    await form.getByLabel('Price (INR)').fill('499')
    await giveUpCutaway(await owner.context.newPage())
    await form.getByRole('button', { name: 'Save this piece' }).click()
    await form.getByText(isGone).waitFor()
    await form.getByText('The order would cost less than was already paid.').waitFor()
    await form.getByLabel('Price (INR)').fill('500')
    await form.getByRole('button', { name: 'Leave it out' }).focus()
    await page.keyboard.press('Enter')
    await form.getByText(isGone).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
    await form.getByRole('button', { name: 'Save this piece' }).click()
    await form.waitFor({ state: 'hidden' })
  },
)

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return [at?.closest('section[aria-label]')?.getAttribute('aria-label'), at?.textContent?.trim()]
  })

testInAll(
  'by the keyboard, leaving out what is offered no more leads from piece to piece, and then to their styles',
  async () => {
    const { page, owner, customer } = await openShopWithCutaway()
    await priceGarments(owner, { shirt: 650 })
    await page.goto(`/tailor/orders/new?customer=${customer.id}`)
    for (const piece of ['1. Shirt', '2. Shirt']) {
      await page
        .getByRole('list', { name: 'Add a garment' })
        .getByRole('button', { name: /^Shirt/ })
        .click()
      const opened = page.getByRole('region', { name: piece, exact: true })
      await opened.getByRole('group', { name: 'Collar' }).getByRole('radio', { name: 'Cutaway' }).check()
    }
    await giveUpCutaway(page)
    await page.goto(`/tailor/orders/new?customer=${customer.id}`)
    await page.getByRole('button', { name: 'Take order' }).focus()
    await page.keyboard.press('Enter')
    for (const piece of ['1. Shirt', '2. Shirt']) {
      await expect.poll(() => focused(page)).toEqual([piece, 'Leave it out'])
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toEqual(['Styles', ''])
      await page.getByRole('button', { name: 'Done' }).press('Enter')
    }
    expect(await page.getByText(isGone).count()).toBe(0)
  },
)

test('what a garment still needs is told by the shop’s own name for it, at the counter and on its order', async () => {
  const { page, owner, customer } = await openShop()
  const { request } = owner.context
  const field = { name: 'Kali', kind: 'length', part: 'other' }
  const { id } = await send<{ id: string }>(owner.context, '/api/measurement-fields', field)
  const fields = ['chest', id].map((key) => ({ field: key, isNeeded: true }))
  expect((await request.patch('/api/shop/garments/kurta', { data: { fields } })).ok()).toBe(true)
  await send(owner.context, '/api/measurement-records', {
    personId: customer.people[0]?.id,
    unit: 'in',
    values: [{ field: 'chest', typed: '40' }],
  })
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Kurta/ })
    .click()
  await page.getByRole('region', { name: '1. Kurta', exact: true }).getByText('Missing: Kali').waitFor()
  const order = await takeOrder(owner, customer, { garments: ['kurta'] })
  await page.goto(`/tailor/orders/${order.id}`)
  await pieceOf(page, 'ORD-001-1/1').locator('summary').first().click()
  await pieceOf(page, 'ORD-001-1/1').getByText('Missing: Kali').waitFor()
})
