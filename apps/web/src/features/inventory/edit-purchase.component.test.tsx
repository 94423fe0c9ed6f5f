/** Items for a purchase order are found by their name, however many the stock has; a chat needs the supplier's whole number. */
import type { Purchase, StockItem } from '@darzi/contract/inventory-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const anItem = (name: string): StockItem =>
  ({
    id: anId(),
    name,
    category: 'fabric',
    unit: 'm',
    onHand: 10,
    lowAt: 0,
    isLow: false,
    onOrder: 0,
    isShown: false,
    isArchived: false,
    createdAt: '2031-05-06T06:00:00Z',
    version: 1,
  }) as StockItem // what else it may have is left out

test('an item far down the stock is found and joins the order; without a whole number no chat is offered', async () => {
  const items = Array.from({ length: 80 }, (_, at) => anItem(`Cloth ${at + 1}`))
  const [first] = items
  const supplier = { id: anId(), name: 'Gupta', phone: '98765 43210', isArchived: false, version: 1 }
  const purchase = {
    id: anId(),
    number: 'PO-001',
    state: 'draft',
    supplier,
    lines: [{ id: anId(), item: { id: first?.id, name: 'Cloth 1', unit: 'm' }, quantity: 3, received: 0 }],
    totalMinor: 0,
    currency: 'INR',
    createdAt: '2031-05-06T06:00:00Z',
    version: 1,
    can: { edit: true, send: true, receive: true, cancel: true },
  } as unknown as Purchase // the same
  await renderScreen(`/tailor/purchases/${purchase.id}`, (api) =>
    api
      .answer('GET /api/purchases/:id', purchase)
      .answer('GET /api/suppliers', { rows: [supplier] })
      .answer('GET /api/inventory', ({ query }) => ({
        rows: items.filter(({ name }) => name.includes(query.q ?? '')).slice(0, Number(query.limit ?? 40)),
      })),
  )
  await expect.element(page.getByRole('link', { name: 'Add phone for WhatsApp' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'WhatsApp' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Actions for PO-001' }).click()
  await page.getByRole('menuitem').first().click()
  await page.getByRole('searchbox', { name: 'Add an item' }).fill('Cloth 77')
  await page.getByRole('button', { name: 'Cloth 77 10 m' }).click()
  await expect.element(page.getByLabelText('Cloth 77', { exact: false }).first()).toBeVisible()
})
