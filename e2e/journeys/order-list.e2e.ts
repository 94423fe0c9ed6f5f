import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinShop, openBook, send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { unfoldFilters } from '../support/directory.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** Four orders: one due today, one of a person who waits long, one begun, one ready. */
async function openShop() {
  const book = await openBook(app, [
    { name: 'Asha Verma', phone: '98150 11110' },
    { name: 'Balbir Singh', phone: '98150 22220' },
  ])
  const [asha, balbir] = book.added
  if (!asha || !balbir) throw new Error('the book is empty')
  const take = (who: typeof asha, promisedIn: number) =>
    takeOrder(book.owner, who, { garments: ['shirt'], promisedIn, isMeasured: true })
  const orders = [await take(asha, 0), await take(asha, 30), await take(balbir, 5), await take(balbir, 6)]
  const { context } = book.owner
  await send(context, `/api/orders/${orders[2]?.id}/move`, { to: 'in_progress' })
  await send(context, `/api/orders/${orders[3]?.id}/move`, { to: 'ready' })
  const answer = await context.request.patch(`/api/orders/${orders[1]?.id}`, { data: { priority: 'high' } })
  expect(answer.status()).toBe(200)
  return { ...book, orders, asha }
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Orders', exact: true }).getByRole('article')
const numbersShown = async (page: Page) =>
  (await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? '')))
    .map((label) => label.split(' ')[0])
    .sort()
const untilShown = (page: Page, numbers: string[]) =>
  expect.poll(() => numbersShown(page), { timeout: 10_000 }).toEqual(numbers)

test('search and every filter narrow the list, stand in the address, open so for a colleague, and Back takes each away', async () => {
  const { page, owner, account, orders } = await openShop()
  await joinShop(owner, await app.visit(), 'Imran Ansari', 'cutter')
  const workers = await (await owner.context.request.get('/api/workshop/workers')).json()
  const imran = workers.workers.find(({ name }: { name: string }) => name === 'Imran Ansari').id
  await send(owner.context, '/api/orders/bulk', { ids: [orders[2]?.id], act: 'assign', assignedTo: imran })
  await page.goto('/tailor/orders')
  await untilShown(page, ['ORD-001', 'ORD-002', 'ORD-003', 'ORD-004'])
  const colleague = await app.visitAs(account)
  const search = page.getByRole('searchbox', { name: 'Customer, phone or order number' })
  const pick = (label: string, option: string) => async () => {
    await unfoldFilters(page)
    await page.getByLabel(label, { exact: true }).selectOption({ label: option })
  }
  const status = (name: string) => () =>
    page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
  const filters = [
    { set: () => search.fill('22220'), address: 'q=22220', shows: ['ORD-003', 'ORD-004'] },
    { set: () => search.fill('asha'), address: 'q=asha', shows: ['ORD-001', 'ORD-002'] },
    { set: () => search.fill('ord-003'), address: 'q=ord-003', shows: ['ORD-003'] },
    { set: status('Pending'), address: 'status=pending', shows: ['ORD-001', 'ORD-002'] },
    { set: status('In Progress'), address: 'status=in_progress', shows: ['ORD-003'] },
    { set: status('Ready for Pickup'), address: 'status=ready', shows: ['ORD-004'] },
    { set: pick('Priority', 'High'), address: 'priority=high', shows: ['ORD-002'] },
    { set: pick('Due', 'Due today'), address: 'due=today', shows: ['ORD-001'] },
    { set: pick('Due', 'Due within 7 days'), address: 'due=week', shows: ['ORD-001', 'ORD-003', 'ORD-004'] },
    { set: pick('Who works on it', 'With Imran Ansari'), address: `assignedTo=${imran}`, shows: ['ORD-003'] },
  ]
  for (const { set, address, shows } of filters) {
    await set()
    await untilShown(page, shows)
    expect(new URL(page.url()).search).toBe(`?${address}`)
    await colleague.page.goto(page.url())
    await untilShown(colleague.page, shows)
    await page.goBack()
    await untilShown(page, ['ORD-001', 'ORD-002', 'ORD-003', 'ORD-004'])
  }
})

testInAll('filters together narrow further, and Back takes them away one by one', async () => {
  const { page } = await openShop()
  await page.setViewportSize(phone)
  await page.goto('/tailor/orders?due=week')
  await untilShown(page, ['ORD-001', 'ORD-003', 'ORD-004'])
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Pending/ })
    .click()
  await untilShown(page, ['ORD-001'])
  await unfoldFilters(page)
  await page.getByLabel('Priority', { exact: true }).selectOption({ label: 'High' })
  await page.getByText('Nothing matches these filters').waitFor()
  await page.goBack()
  await untilShown(page, ['ORD-001'])
  await page.goBack()
  await untilShown(page, ['ORD-001', 'ORD-003', 'ORD-004'])
})

test('a view is saved and shared, counts its rows, opens for a colleague, is renamed, removed and brought back', async () => {
  const { page, owner } = await openShop()
  const counter = await app.visitAs(await joinShop(owner, await app.visit(), 'Sunil Kumar'))
  await page.goto('/tailor/orders?q=asha&priority=high')
  await untilShown(page, ['ORD-002'])
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('button', { name: 'Save this view' }).click()
  const form = page.getByRole('dialog', { name: 'Save this view' })
  await form.getByRole('button', { name: 'Save view' }).click()
  await form.locator('[aria-invalid=true]').waitFor()
  await form.getByLabel('Name of the view').fill('Asha in a hurry')
  await form.getByRole('checkbox', { name: 'Everyone in the shop sees it' }).check()
  await form.getByRole('button', { name: 'Save view' }).click()
  const saved = views.getByRole('link', { name: /^Asha in a hurry/ })
  await saved.getByText('1', { exact: true }).waitFor()
  expect(await saved.getAttribute('aria-current')).toBe('true')

  await counter.page.goto('/tailor/orders')
  await counter.page.getByRole('link', { name: /^Asha in a hurry/ }).click()
  await untilShown(counter.page, ['ORD-002'])

  await views.getByRole('button', { name: 'Actions for the view Asha in a hurry' }).click()
  await page.getByRole('menuitem', { name: 'Rename or share' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename or share' })
  await renaming.getByLabel('Name of the view').fill('Asha first')
  await renaming.getByRole('button', { name: 'Save view' }).click()
  await views.getByRole('link', { name: /^Asha first/ }).waitFor()
  expect(await saved.count()).toBe(0)
  await views.getByRole('button', { name: 'Actions for the view Asha first' }).click()
  await page.getByRole('menuitem', { name: 'Remove view' }).click()
  await page.getByText('View “Asha first” removed').waitFor()
  expect(await views.getByRole('link', { name: /^Asha first/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await views.getByRole('link', { name: /^Asha first/ }).waitFor()
})

testInAll(
  'one’s own view is found beside a colleague’s of the same filters, and is not renamed over another of one’s own',
  async () => {
    const { page, owner } = await openShop()
    const counter = await app.visit()
    await joinShop(owner, counter, 'Sunil Kumar')
    const save = (by: typeof owner, view: object) =>
      send(by.context, '/api/views', { feature: 'orders', query: 'priority=high', ...view })
    await save(counter, { name: 'A colleague’s', isShared: true })
    await save(owner, { name: 'Mine' })
    await save(owner, { name: 'Due soon', query: 'due=week' })
    await page.goto('/tailor/orders?priority=high')
    const views = page.getByRole('navigation', { name: 'Saved views' })
    const mine = views.getByRole('link', { name: /^Mine/ })
    await mine.waitFor()
    expect(await mine.getAttribute('aria-current')).toBe('true')
    await views.getByRole('button', { name: 'Actions for the view Mine' }).click()
    await page.getByRole('menuitem', { name: 'Rename or share' }).click()
    const renaming = page.getByRole('dialog', { name: 'Rename or share' })
    await renaming.getByLabel('Name of the view').fill('Due soon')
    await renaming.getByRole('button', { name: 'Save view' }).click()
    await renaming.getByText('You have a view of this name already.').waitFor()
    await renaming.getByLabel('Name of the view').fill('Urgent')
    await renaming.getByRole('button', { name: 'Save view' }).click()
    await views.getByRole('link', { name: /^Urgent/ }).waitFor()
    expect(await mine.count()).toBe(0)
    const { rows } = await (await owner.context.request.get('/api/views?feature=orders')).json()
    expect(rows.map(({ name, query }: { name: string; query: string }) => [name, query])).toEqual([
      ['A colleague’s', 'priority=high'],
      ['Due soon', 'due=week'],
      ['Urgent', 'priority=high'],
    ])
  },
)

test('many orders are given to one cutter with an answer for each, and taken back together', async () => {
  const { page, owner, orders } = await openShop()
  await joinShop(owner, await app.visit(), 'Imran Ansari', 'cutter')
  await send(owner.context, `/api/orders/${orders[1]?.id}/cancel`, { reason: 'Off', settlement: 'keep' })
  await page.goto('/tailor/orders')
  await page.getByRole('checkbox', { name: 'Select ORD-001' }).click()
  await page.getByRole('checkbox', { name: 'Select ORD-004' }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByText('4 selected').waitFor()
  await bar.getByLabel('Give to').selectOption({ label: 'Imran Ansari' })
  const answer = page.getByRole('dialog', { name: '3 done, 1 refused' })
  const line = answer.getByRole('listitem')
  await line
    .filter({ hasText: 'ORD-002' })
    .getByText(/handed over or cancelled/)
    .waitFor()
  await expect.poll(() => line.count()).toBe(1)
  await answer.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => rowsOf(page).filter({ hasText: 'Imran Ansari' }).count()).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await expect.poll(() => rowsOf(page).filter({ hasText: 'Imran Ansari' }).count()).toBe(0)
})

test('an order taken elsewhere appears in the open list, and its step shows there, without anyone asking', async () => {
  const { page, account, asha } = await openShop()
  await page.goto('/tailor/orders')
  await untilShown(page, ['ORD-001', 'ORD-002', 'ORD-003', 'ORD-004'])
  const colleague = await app.visitAs(account)
  const fifth = await takeOrder(colleague, asha, { garments: ['kurta'], isMeasured: true })
  const row = rowsOf(page).filter({ hasText: 'ORD-005' })
  await row.getByText('Not started').waitFor()
  await send(colleague.context, `/api/orders/${fifth.id}/move`, { to: 'ready' })
  await row.getByText('Ready for Pickup').waitFor()
})
