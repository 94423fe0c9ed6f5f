import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

async function openShop() {
  const names = ['Asha Verma', 'Balbir Singh', 'Charan Kaur']
  const book = await openBook(
    app,
    names.map((name, at) => ({ name, phone: `98150 1111${at}` })),
  )
  const [asha, balbir, charan] = book.added
  if (!asha || !balbir || !charan) throw new Error('the book is empty')
  const orders = [
    await takeOrder(book.owner, asha, {
      garments: ['shirt', 'trousers'],
      promisedIn: 0,
      advance: 300,
      isMeasured: true,
    }),
    await takeOrder(book.owner, balbir, { garments: ['kurta'] }),
    await takeOrder(book.owner, charan, { garments: ['suit'], promisedIn: 20, isMeasured: true }),
  ] as const
  return { ...book, orders }
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Orders', exact: true }).getByRole('article')

test('filters stand in the address: a colleague who opens it sees the same orders, and Back takes one away', async () => {
  const { page } = await openShop()
  await page.goto('/tailor/orders')
  await expect.poll(() => rowsOf(page).count()).toBe(3)
  await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Due today' }).click()
  await expect.poll(() => rowsOf(page).count()).toBe(1)
  expect(page.url()).toContain('due=today')
  await rowsOf(page).first().getByText('due today').waitFor()
  await page.goBack()
  await expect.poll(() => rowsOf(page).count()).toBe(3)
  await page.getByRole('searchbox').fill('no such order')
  await page.getByText('Nothing found for “no such order”').waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => rowsOf(page).count()).toBe(3)
})

test('a piece is taken on with one tap, and back again with Ctrl+Z', async () => {
  const { page, owner, orders } = await openShop()
  const [{ id }] = orders
  await page.goto(`/tailor/orders/${id}`)
  const piece = page.getByRole('article', { name: 'ORD-001-1/2' })
  await piece.getByRole('button', { name: 'Next: Fabric selection' }).click()
  await page.getByText('ORD-001-1/2: ').waitFor()
  await page.getByText('In Progress').first().waitFor()
  await page.locator('body').press('Control+z')
  await page.getByText('Undone').waitFor()
  const order = await (await owner.context.request.get(`/api/orders/${id}`)).json()
  expect(order.pieces.map(({ stage }: { stage: number }) => stage)).toEqual([0, 0])
  expect(order.state).toBe('approved')
})

test('an order with money owed is handed over only when the shop says why', async () => {
  const { page, owner, orders } = await openShop()
  const [{ id }] = orders
  await owner.context.request.post(`/api/orders/${id}/move`, { data: { to: 'ready' } })
  await page.goto(`/tailor/orders/${id}`)
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over ORD-001' })
  await dialog.getByText('₹1,300 is still to be paid.').waitFor()
  await dialog.getByRole('button', { name: 'Hand over unpaid' }).click()
  await dialog.getByText('Say why it is handed over unpaid, or take the payment.').waitFor()
  await dialog.getByLabel('Why it is handed over unpaid').fill('Pays at the end of the month')
  await dialog.getByRole('button', { name: 'Hand over unpaid' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Completed').first().waitFor()
})

test('many orders at once: each is answered for itself, and what was done can be undone', async () => {
  const { page, owner, orders } = await openShop()
  const [, second] = orders
  await owner.context.request.post(`/api/orders/${second.id}/cancel`, {
    data: { reason: 'Called off', settlement: 'keep' },
  })
  await page.goto('/tailor/orders')
  for (const number of ['ORD-001', 'ORD-002', 'ORD-003']) {
    await page.getByRole('checkbox', { name: `Select ${number}` }).click()
  }
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('button', { name: 'Mark ready' })
    .click()
  const answer = page.getByRole('dialog', { name: '2 done, 1 refused' })
  await answer.getByText('ORD-002').waitFor()
  await answer.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => {
      const { rows } = await (await owner.context.request.get('/api/orders?sort=newest')).json()
      return rows.map(({ state }: { state: string }) => state)
    })
    .toEqual(['approved', 'cancelled', 'approved'])
})

test('what one does at the counter shows on a colleague’s open screen', async () => {
  const { page, account, orders } = await openShop()
  const [{ id }] = orders
  await page.goto(`/tailor/orders/${id}`)
  await page.getByRole('article', { name: 'ORD-001-1/2' }).waitFor()
  const colleague = await app.visitAs(account, `/tailor/orders/${id}`)
  await colleague.page
    .getByRole('article', { name: 'ORD-001-1/2' })
    .getByRole('button', { name: 'Next: Fabric selection' })
    .click()
  await page
    .getByRole('article', { name: 'ORD-001-1/2' })
    .getByRole('button', { name: 'Next: Cutting' })
    .waitFor()
})
