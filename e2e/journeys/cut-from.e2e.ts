import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { joinShop, openBook, send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { daysAhead, measureFor, priceGarments, takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { pieceAct } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'
import { openAtWork } from '../support/workshop.ts'

const app = openApp()

/** An order of two shirts and trousers for Asha, whom nobody has measured. */
async function unmeasured() {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 66666' }])
  const [customer] = book.added
  if (!customer) throw new Error('the book is empty')
  const order = await takeOrder(book.owner, customer, { garments: ['shirt', 'shirt', 'trousers'] })
  const personId = customer.people[0]?.id ?? ''
  const now = async () => (await book.owner.context.request.get(`/api/orders/${order.id}`)).json()
  const measured = (values: Record<string, string>, given: object = {}) =>
    send<{ id: string }>(book.owner.context, '/api/measurement-records', {
      personId,
      unit: 'in',
      ...given,
      values: Object.entries(values).map(([field, typed]) => ({ field, typed, unit: 'in', isKept: true })),
    })
  return { ...book, customer, order, personId, now, measured }
}

const piece = (page: Page, at: number) => page.getByRole('article', { name: `ORD-001-${at}/3` })
const dialog = (page: Page) => page.getByRole('dialog')

test('sizes missing of an order are its next step: those of all pieces are asked, and only pieces they are enough for are cut from them', async () => {
  const { page, owner, personId, order, now } = await unmeasured()
  await page.setViewportSize(phone)
  await page.goto(`/tailor/orders/${order.id}`)
  await piece(page, 1).getByText('Not measured yet.').waitFor()
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])
  await page.getByRole('link', { name: 'Measure Asha Verma now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor()
  await page.getByRole('textbox', { name: /^Inseam/ }).waitFor()
  await page.getByRole('textbox', { name: /^Chest \(bust\)/ }).fill('38')
  await page.getByRole('button', { name: /^Save/ }).click()
  await dialog(page).getByText('Body · ').first().waitFor()
  const lacking = dialog(page).getByRole('region', { name: 'These pieces need more sizes' })
  for (const tag of ['ORD-001-2/3', 'ORD-001-3/3'])
    await lacking
      .getByRole('listitem')
      .filter({ hasText: tag })
      .getByText(/^Missing: /)
      .waitFor()
  expect(await dialog(page).getByRole('checkbox').count()).toBe(0)
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])
  await dialog(page).getByRole('button', { name: 'Cut from these' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  await piece(page, 1)
    .getByText(/^Cut from the measurements of/)
    .waitFor()
  await piece(page, 3).getByText('Not measured yet.').waitFor()
  const { id } = await measureFor(owner.context.request, personId, ['shirt', 'trousers'])
  await page.reload()
  await page.getByRole('button', { name: 'Choose the sizes' }).click()
  for (const tag of ['ORD-001-2/3 Shirt', 'ORD-001-3/3 Trousers'])
    await expect.poll(() => dialog(page).getByRole('checkbox', { name: tag }).isChecked()).toBe(true)
  await dialog(page).getByRole('button', { name: 'Cut from these' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  const records = async () =>
    (await now()).pieces.map(({ snapshot }: { snapshot?: { recordId: string } }) => snapshot?.recordId)
  await expect.poll(records).toEqual([id, id, id])
})

test('a piece without its sizes leaves Cutting only when somebody says so, which stands on it and in what happened', async () => {
  const { page, owner, order, now } = await unmeasured()
  const id = order.pieces[2]?.id
  await send(owner.context, `/api/workshop/pieces/${id}/move`, { from: 0, stage: 2 })
  await page.goto(`/tailor/orders/${order.id}`)
  await piece(page, 3).getByRole('button', { name: 'Next: Sewing' }).click()
  await dialog(page)
    .getByText(/^Missing: .*Inseam/)
    .waitFor()
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect((await now()).pieces[2].stage).toBe(2)
  const work = await openAtWork(page, id)
  await work.getByRole('button', { name: 'Done, on to Sewing' }).click()
  await page.getByRole('button', { name: 'Continue without these sizes' }).click()
  await work.getByText(/^Cut without: .*Inseam/).waitFor()
  await expect.poll(async () => (await now()).pieces[2].stage).toBe(3)
  await page.goto(`/tailor/orders/${order.id}`)
  await piece(page, 3)
    .getByText(/^Cut without: .*Inseam/)
    .waitFor()
  await page.getByText(/be cut with \d+ sizes missing/).waitFor()
})

test('a piece is cut from another record, or from a garment that fits, while the others stay as they are', async () => {
  const { page, owner, personId, order, now, measured } = await unmeasured()
  const body = await measureFor(owner.context.request, personId, ['shirt', 'trousers'])
  const finished = Object.fromEntries((order.pieces[0]?.needs ?? []).map((field) => [field, '22']))
  const shirt = await measured(finished, { profile: 'garment', garment: 'shirt', how: 'garment' })
  await page.goto(`/tailor/orders/${order.id}`)
  await pieceAct(piece(page, 1), 'Choose measurements')
  await dialog(page)
    .getByRole('radio', { name: /^Shirt, well fitting/ })
    .click()
  await dialog(page).getByRole('checkbox', { name: 'ORD-001-2/3 Shirt' }).click()
  await dialog(page).getByRole('button', { name: 'Cut from these' }).click()
  await piece(page, 1)
    .getByText(/^Cut from a garment that fits/)
    .waitFor()
  await pieceAct(piece(page, 1), 'Other measurements')
  await dialog(page)
    .getByRole('radio', { name: /^Shirt, well fitting/ })
    .isChecked()
  await page.keyboard.press('Escape')
  const records = async () =>
    (await now()).pieces.map(({ snapshot }: { snapshot?: { recordId: string } }) => snapshot?.recordId)
  expect(await records()).toEqual([shirt.id, undefined, undefined])
  await page.getByRole('button', { name: 'Choose the sizes' }).click()
  await dialog(page).getByRole('button', { name: 'Cut from these' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(records).toEqual([shirt.id, body.id, body.id])
})

test('a new order is cut from the record that is chosen for its piece', async () => {
  const { page, owner, customer, measured } = await unmeasured()
  await priceGarments(owner, { shirt: 650 })
  const older = await measured({ chest: '38' })
  await measured({ chest: '40' })
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Shirt ?₹/ })
    .click()
  await page.getByLabel('Cut from').selectOption(older.id)
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByRole('heading', { name: 'Order ORD-002 is taken' }).waitFor()
  const { rows } = await (await owner.context.request.get('/api/orders?sort=newest')).json()
  const order = await (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  expect(order.pieces[0].snapshot.recordId).toBe(older.id)
})

testInAll('changing a piece leaves what a colleague changed of it meanwhile', async () => {
  const { page, owner, order, now } = await unmeasured()
  await page.goto(`/tailor/orders/${order.id}`)
  await pieceAct(piece(page, 1), 'Change')
  await dialog(page).getByLabel('Notes for the cutter').fill('French cuffs')
  const colleagues = { data: { priceMinor: 95_000, isUrgent: true } }
  await owner.context.request.patch(`/api/orders/${order.id}/pieces/${order.pieces[0]?.id}`, colleagues)
  await piece(page, 1).getByText('₹950').waitFor()
  await dialog(page).getByRole('button', { name: 'Save this piece' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect((await now()).pieces[0]).toMatchObject({
    notes: 'French cuffs',
    priceMinor: 95_000,
    isUrgent: true,
  })
})

testInAll(
  'why a day is refused stands at its field, and both days that did not fit go together once one is changed',
  async () => {
    const { page, order, now } = await unmeasured()
    await page.goto(`/tailor/orders/${order.id}`)
    const workshop = page.getByRole('textbox', { name: 'The workshop is done by' })
    await workshop.fill(daysAhead(-2))
    await workshop.press('Enter')
    await page.getByText('This is before the order was taken. Choose that day or a later one.').waitFor()
    expect(await workshop.getAttribute('aria-invalid')).toBe('true')
    await workshop.fill(daysAhead(1))
    await workshop.press('Enter')
    await expect.poll(async () => (await now()).workshopOn).toBe(daysAhead(1))
    await expect.poll(() => workshop.getAttribute('aria-invalid')).toBe(null)
    await page.getByRole('textbox', { name: 'Trial on' }).fill(daysAhead(9))
    await page.getByRole('textbox', { name: 'Trial on' }).press('Enter')
    await page.getByText('The trial comes before the promised day. Choose an earlier day.').waitFor()
    await page.getByRole('textbox', { name: 'Promised for' }).fill(daysAhead(10))
    await page.getByRole('textbox', { name: 'Promised for' }).press('Enter')
    await expect.poll(async () => (await now()).trialOn).toBe(daysAhead(9))
    expect((await now()).promisedOn).toBe(daysAhead(10))
  },
)

testInAll('what happened to an order leads to it, from Today and from its customer', async () => {
  const { page, customer } = await unmeasured()
  for (const address of ['/tailor/dashboard', `/tailor/customers/${customer.id}`]) {
    await page.goto(address)
    const line = page.getByRole('listitem').filter({ hasText: 'Took the order ORD-001' })
    await line.getByRole('link', { name: 'ORD-001' }).click()
    await page.getByRole('heading', { level: 1, name: /^ORD-001/ }).waitFor()
  }
})

test('a photo of the cloth outlives a reload of the new order, and hangs on its piece once it is taken', async () => {
  const { page, owner, customer } = await unmeasured()
  await priceGarments(owner, { shirt: 650 })
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Shirt ?₹/ })
    .click()
  await page.getByLabel('Photo of the cloth').setInputFiles(await photoWithPlace())
  await page.getByRole('img', { name: 'Cloth, photo 1' }).waitFor()
  await page.reload()
  await page.getByRole('img', { name: 'Cloth, photo 1' }).waitFor()
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByRole('link', { name: 'Open this order' }).click()
  const shirt = page.getByRole('article', { name: 'ORD-002-1/1' })
  await shirt.getByRole('img', { name: 'Photo 1: the cloth' }).waitFor()
})

testInAll('what is still to be made by somebody who cuts is one tap away', async () => {
  const { page, owner, order } = await unmeasured()
  await joinShop(owner, await app.visit(), 'Imran Ansari', 'cutter')
  const { workers } = await (await owner.context.request.get('/api/workshop/workers')).json()
  const { id } = workers.find(({ name }: { name: string }) => name === 'Imran Ansari')
  await owner.context.request.patch(`/api/orders/${order.id}/pieces/${order.pieces[0]?.id}`, {
    data: { assignedTo: id },
  })
  await page.goto('/tailor/orders')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('link', { name: /^With Imran Ansari ?1$/ }).click()
  await page.waitForURL(`**/tailor/orders?due=making&assignedTo=${id}`)
  await page.getByRole('article').filter({ hasText: 'ORD-001' }).waitFor()
})
