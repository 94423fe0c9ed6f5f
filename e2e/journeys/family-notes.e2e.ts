import { expect, test } from 'vitest'
import { joinShop, openBook, send } from '../support/book.ts'
import { daysAhead } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

/** Asha with her sons, a pinned note on each of them and one on all, and a shirt for Kabir. */
async function openFamily() {
  const family = [{ name: 'Kabir' }, { name: 'Dev' }]
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 55555', people: family }])
  const { owner, added } = book
  const [asha] = added
  const person = (name: string) => asha?.people.find((each) => each.name === name)?.id
  const pin = (text: string, personId?: string) =>
    send(owner.context, `/api/customers/${asha?.id}/notes`, { text, isPinned: true, personId })
  await pin('Calls before coming')
  await pin('Long arms', person('Kabir'))
  await pin('Broad chest', person('Dev'))
  const { id } = await send<{ id: string }>(owner.context, '/api/orders', {
    customerId: asha?.id,
    promisedOn: daysAhead(7),
    pieces: [{ personId: person('Kabir'), garment: 'shirt', priceMinor: 65_000 }],
  })
  return { ...book, asha, orderId: id }
}

test('pinned notes of a family say whose they are, and at the work stand those of its own person', async () => {
  const { page, owner, asha, orderId } = await openFamily()
  const notes = () => page.getByRole('list', { name: 'Remember' }).getByRole('listitem').allInnerTexts()
  await page.goto(`/tailor/orders/${orderId}`)
  await expect.poll(notes).toEqual(['Kabir: Long arms', 'Calls before coming'])
  await page.goto(`/tailor/orders/new?customer=${asha?.id}`)
  await expect.poll(notes).toEqual(['Dev: Broad chest', 'Kabir: Long arms', 'Calls before coming'])
  const cutter = await app.visitAs(await joinShop(owner, await app.visit(), 'Imran Ansari', 'cutter'))
  const { workers } = await (await owner.context.request.get('/api/workshop/workers')).json()
  const imran = workers.find(({ name }: { name: string }) => name === 'Imran Ansari')
  await owner.context.request.patch(`/api/orders/${orderId}`, { data: { assignedTo: imran.id } })
  await cutter.page.goto('/tailor/work')
  await cutter.page.getByRole('link', { name: /Kabir/ }).click()
  const piece = cutter.page.getByRole('dialog').getByRole('article', { name: 'ORD-001-1/1' })
  await piece.getByText('Long arms').waitFor()
  await piece.getByText('Calls before coming').waitFor()
  expect(await cutter.page.getByText('Broad chest').count()).toBe(0)
})
