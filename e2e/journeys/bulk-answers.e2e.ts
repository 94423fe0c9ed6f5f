import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { desk, type OpenPage, phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

const bulk = '**/api/orders/bulk'
const rows = (page: Page) => page.getByRole('list', { name: 'Orders', exact: true }).getByRole('article')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' })

/** Three orders in the list, all of them chosen; the second was cancelled since by a colleague. */
async function openChosen(viewport: typeof phone) {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
  const { page, owner } = book
  const [asha] = book.added
  if (!asha) throw new Error('the book is empty')
  const take = () => takeOrder(owner, asha, { garments: ['shirt'] })
  const orders = [await take(), await take(), await take()]
  await page.setViewportSize(viewport)
  await page.goto('/tailor/orders')
  for (const { number } of orders) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await bar(page).getByText('3 selected').waitFor()
  return { ...book, orders }
}

/** How each stands on the server, the first taken first. */
async function states({ context }: OpenPage) {
  const { rows } = await (await context.request.get('/api/orders?sort=newest')).json()
  return rows.map(({ state }: { state: string }) => state).reverse()
}

test.each([
  { where: 'a phone', viewport: phone },
  { where: 'a desk', viewport: desk },
])(
  'of three orders one is refused: each row has its answer, the list is right, and Undo takes back what was done: on $where',
  async ({ viewport }) => {
    const { page, owner, orders } = await openChosen(viewport)
    const off = { reason: 'Moved away', settlement: 'keep' }
    await send(owner.context, `/api/orders/${orders[1]?.id}/cancel`, off)
    await bar(page).getByRole('button', { name: 'Begin' }).click()
    const answer = page.getByRole('dialog', { name: '2 done, 1 refused' })
    const told = answer.getByRole('listitem')
    await told.filter({ hasText: 'ORD-002' }).waitFor()
    await expect.poll(() => told.count()).toBe(1)
    expect((await told.innerText()).replace('ORD-002', '').trim().length).toBeGreaterThan(10)
    await answer.getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('2 orders changed').waitFor()
    expect(await bar(page).count()).toBe(0)
    const row = (number: string) => rows(page).filter({ hasText: number })
    await row('ORD-001').getByText('In Progress').waitFor()
    await row('ORD-002').getByText('Cancelled').waitFor()
    await row('ORD-003').getByText('In Progress').waitFor()
    expect(await states(owner)).toEqual(['in_progress', 'cancelled', 'in_progress'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await row('ORD-001').getByText('Not started').waitFor()
    await row('ORD-003').getByText('Not started').waitFor()
    expect(await states(owner)).toEqual(['approved', 'cancelled', 'approved'])
  },
)

test('an answer lost on its way leaves the rows chosen and shows what was done; the same again changes nothing twice', async () => {
  const { page, owner } = await openChosen(desk)
  await page.route(bulk, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await bar(page).getByRole('button', { name: 'Begin' }).click()
  await page.getByText('No connection right now.').first().waitFor()
  await expect.poll(() => states(owner)).toEqual(['in_progress', 'in_progress', 'in_progress'])
  for (const number of ['ORD-001', 'ORD-002', 'ORD-003'])
    await rows(page).filter({ hasText: number }).getByText('In Progress').waitFor()
  await bar(page).getByText('3 selected').waitFor()
  await page.unroute(bulk)
  await bar(page).getByRole('button', { name: 'Begin' }).click()
  await page.getByText('Nothing to change: it was so already').waitFor()
  expect(await states(owner)).toEqual(['in_progress', 'in_progress', 'in_progress'])
})

test('Undo of a bulk act leaves what was done with an order since, and says of which', async () => {
  const { page, owner, orders } = await openChosen(desk)
  await bar(page).getByRole('button', { name: 'Begin' }).click()
  await page.getByText('3 orders changed').waitFor()
  const [piece] = orders[1]?.pieces ?? []
  await send(owner.context, `/api/workshop/pieces/${piece?.id}/move`, { from: 1, stage: 2 })
  await page.getByRole('button', { name: 'Undo' }).click()
  const answer = page.getByRole('dialog', { name: '2 done, 1 refused' })
  await answer.getByRole('listitem').filter({ hasText: 'ORD-002' }).waitFor()
  expect(await states(owner)).toEqual(['approved', 'in_progress', 'approved'])
  const { pieces } = await (await owner.context.request.get(`/api/orders/${orders[1]?.id}`)).json()
  expect(pieces[0].stage).toBe(2)
})
