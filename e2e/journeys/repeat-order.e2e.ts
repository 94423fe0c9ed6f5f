import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import type { OpenPage } from '../support/browser.ts'
import { daysAhead, priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** A shop that offers an Oxford shirt, and Asha, who had one in M and Indigo, with trousers beside it. */
async function openCounter() {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const { owner, added } = book
  const [asha] = added
  await priceGarments(owner, { shirt: 650, trousers: 700 })
  const size = { zonesMm: { chest: 1080, waist: 1020, hips: 1080 }, lengthMm: 760, sleeveMm: 640 }
  const item = await send<{ id: string }>(owner.context, '/api/shop/collection', {
    name: 'Oxford shirt',
    category: 'tops',
    cut: 'shirt',
    garment: 'shirt',
    priceMinor: 150_000,
    sizes: [{ size: 'M', ...size }],
    colours: [{ name: 'Indigo', hex: '#26325c' }],
    isListed: true,
    cloth: { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 2 },
  })
  const personId = asha?.people[0]?.id
  const collection = { itemId: item.id, size: 'M', colour: 'Indigo' }
  await send(owner.context, '/api/orders', {
    customerId: asha?.id,
    promisedOn: daysAhead(7),
    pieces: [
      { personId, garment: 'shirt', priceMinor: 150_000, collection },
      { personId, garment: 'trousers', priceMinor: 70_000 },
    ],
  })
  return { ...book, item, newOrder: `/tailor/orders/new?customer=${asha?.id}` }
}

const piecesOfNewest = async ({ context }: OpenPage) => {
  const { rows } = await (await context.request.get('/api/orders?sort=newest')).json()
  return (await (await context.request.get(`/api/orders/${rows[0].id}`)).json()).pieces
}

test('a garment of the collection is taken again as that, in its size and colour, and asks for no tape', async () => {
  const { page, owner, item, newOrder } = await openCounter()
  await page.goto(newOrder)
  await page.getByRole('button', { name: 'Repeat last order: Shirt, Trousers' }).click()
  const shirt = page.getByRole('region', { name: 'Piece 1: Shirt' })
  await shirt.getByText('Oxford shirt · M · Indigo').waitFor()
  const trousers = page.getByRole('region', { name: 'Piece 2: Trousers' })
  await trousers.getByText('Not measured').waitFor()
  expect(await shirt.getByText('Not measured').count()).toBe(0)
  const sizes = page.getByRole('list', { name: 'Sizes' })
  await sizes.getByText('Missing for Trousers:').waitFor()
  await sizes.getByRole('link', { name: 'Measure now' }).waitFor()
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ }).waitFor()
  const pieces = await piecesOfNewest(owner)
  expect(pieces).toMatchObject([
    {
      priceMinor: 150_000,
      collection: { itemId: item.id, colour: { name: 'Indigo' }, finished: { size: 'M' } },
    },
    { garment: { key: 'trousers' } },
  ])
  expect(pieces[1]).not.toHaveProperty('collection')
})

testInAll(
  'one that is sold no more is left out and told, and no other shirt is sewn in its place',
  async () => {
    const { page, owner, item, newOrder } = await openCounter()
    await owner.context.request.patch(`/api/shop/collection/${item.id}`, { data: { isListed: false } })
    await page.goto(newOrder)
    await page.getByRole('button', { name: 'Repeat last order: Trousers' }).click()
    await page.getByText('Oxford shirt (M, Indigo): no longer sold, so left out.').waitFor()
    await page.getByRole('button', { name: 'Take order' }).click()
    await page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ }).waitFor()
    expect(await piecesOfNewest(owner)).toMatchObject([{ garment: { key: 'trousers' } }])
  },
)

testInAll('an extra that costs otherwise today is told with both prices', async () => {
  const { page, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44445' }])
  const [asha] = added
  const gold = (priceMinor: number) =>
    owner.context.request.patch('/api/shop/garments/shirt', {
      data: { priceMinor: 65_000, addOns: [{ key: 'gold', name: 'Gold thread', priceMinor }] },
    })
  await gold(20_000)
  const personId = asha?.people[0]?.id
  await send(owner.context, '/api/orders', {
    customerId: asha?.id,
    promisedOn: daysAhead(7),
    pieces: [{ personId, garment: 'shirt', priceMinor: 65_000, addOns: [{ key: 'gold' }] }],
  })
  await gold(25_000)
  await page.goto(`/tailor/orders/new?customer=${asha?.id}`)
  await page.getByRole('button', { name: 'Repeat last order: Shirt' }).click()
  await page.getByText('Shirt, Gold thread: ₹250 today, ₹200 last time.').waitFor()
})
