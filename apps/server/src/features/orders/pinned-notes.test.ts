import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderBody, aShopWithCustomer } from './orders-for-tests.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

/** Asha with her two sons: a note on all of them, one on each, and an order of a shirt for her and one for Kabir. */
async function aFamilysOrder() {
  const { owner, customer, personId } = await aShopWithCustomer(running.app)
  const params = { id: customer.id }
  const add = (name: string) => owner.call('POST /api/customers/:id/people', { params, body: { name } })
  await add('Kabir')
  const { people } = await add('Dev')
  const [kabir, dev] = ['Kabir', 'Dev'].map((name) => people.find((person) => person.name === name)?.id)
  const pin = (text: string, of?: string) =>
    owner.call('POST /api/customers/:id/notes', { params, body: { text, isPinned: true, personId: of } })
  await pin('Calls before coming')
  await pin('Left shoulder drops', personId)
  await pin('Long arms', kabir)
  await pin('Broad chest', dev)
  const shirt = (of = '') => ({ personId: of, garment: 'shirt', priceMinor: 80_000 })
  const body = anOrderBody(customer, { pieces: [shirt(personId), shirt(kabir)] })
  return { owner, order: await owner.call('POST /api/orders', { body }) }
}

test('at a piece stand the notes on its own person and on all, none of the rest of the family', async () => {
  const { owner } = await aFamilysOrder()
  const { rows } = await owner.call('GET /api/workshop/pieces')
  const notes = new Map(rows.map(({ person, pinnedNotes }) => [person.name, [...pinnedNotes].sort()]))
  expect(Object.fromEntries(notes)).toEqual({
    'Asha Verma': ['Calls before coming', 'Left shoulder drops'],
    Kabir: ['Calls before coming', 'Long arms'],
  })
})

test('an order tells whose each note is, and nothing of those it is not sewn for', async () => {
  const { owner, order } = await aFamilysOrder()
  const { pinnedNotes } = await owner.call('GET /api/orders/:id', { params: { id: order.id } })
  expect(pinnedNotes).toHaveLength(3)
  expect(pinnedNotes).toEqual(
    expect.arrayContaining([
      { text: 'Calls before coming' },
      { text: 'Left shoulder drops', person: 'Asha Verma' },
      { text: 'Long arms', person: 'Kabir' },
    ]),
  )
})
