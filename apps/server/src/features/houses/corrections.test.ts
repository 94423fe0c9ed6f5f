/** What a house puts right of an order it gave goes along while nothing is cut; after that both sides read that it did not. */
import { expect, test } from 'vitest'
import { greyPixel } from '../../testing/grey-pixel.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { aDay, measureFor } from '../orders/orders-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { kit } = openHouses({ works: true })
const of = (id: string) => ({ params: { id } })

async function given() {
  const { house, tailor, of: partnership } = await kit.partners()
  const order = await kit.anOrder(house)
  await kit.assign(house.owner, order.id, partnership.params.id)
  const [own] = (await tailor.owner.call('GET /api/orders')).rows
  if (!own) throw new Error('the tailor was given nothing')
  const pieceId = order.pieces[0]?.id ?? ''
  const edit = (body: object) =>
    house.owner.call('PATCH /api/orders/:id/pieces/:pieceId', { params: { id: order.id, pieceId }, body })
  const atTailor = () => tailor.owner.call('GET /api/orders/:id', of(own.id))
  const moveTo = async (key: string) => {
    await tailor.owner.call('POST /api/orders/:id/move', { ...of(own.id), body: { to: 'approved' } })
    const [piece] = (await atTailor()).pieces
    await tailor.owner.call('POST /api/workshop/pieces/:id/move', {
      ...of(piece?.id ?? ''),
      body: { from: 0, stage: piece?.stages.findIndex((stage) => stage.key === key) ?? 0 },
    })
  }
  return { house, tailor, order, own, pieceId, edit, atTailor, moveTo }
}
const toldOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('GET /api/orders/:id/timeline', of(id))).rows
const kindsOf = async (visitor: Visitor) =>
  (await visitor.call('GET /api/inbox')).rows.map(({ kind }) => kind)

test('sizes, style, cloth, note and urgency reach the uncut piece; the partner’s share stays, and an add-on has no price there', async () => {
  const { house, tailor, order, own, edit, atTailor } = await given()
  const before = await atTailor()
  const { garments } = await house.owner.call('GET /api/shop/garments')
  const shirt = garments.find(({ key }) => key === 'shirt')
  const [group] = shirt?.styles ?? []
  const style = { group: group?.key ?? '', option: group?.options[0]?.key ?? '' }
  const addOn = { key: shirt?.addOns[0]?.key ?? '' }
  const record = await measureFor(house.owner, house.personId, ['shirt'])
  await edit({
    measurementId: record.id,
    styles: [style],
    addOns: [addOn],
    cloth: { source: 'shop', type: 'Linen', metres: 2.5 },
    notes: 'Left shoulder drops',
    isUrgent: true,
  })
  const after = await atTailor()
  expect(after.pieces[0]).toMatchObject({
    snapshot: { recordId: record.id },
    styles: [style],
    addOns: [{ ...addOn, priceMinor: 0 }],
    cloth: { source: 'own', type: 'Linen', metres: 2.5 },
    notes: 'Left shoulder drops',
    isUrgent: true,
  })
  expect([after.totalMinor, after.version > before.version]).toEqual([before.totalMinor, true])
  expect((await toldOf(tailor.owner, own.id))[0]).toMatchObject({
    kind: 'houses.corrected',
    params: { fact: 'several' },
  })
  expect((await toldOf(house.owner, order.id))[0]).toMatchObject({
    kind: 'houses.passedOn',
    params: { tailor: tailor.name },
  })
  expect(await kindsOf(tailor.owner)).toContain('houseCorrected')
})

test('a price alone tells the partner nothing', async () => {
  const { tailor, own, edit } = await given()
  await edit({ priceMinor: 120_000 })
  expect((await toldOf(tailor.owner, own.id)).map(({ kind }) => kind)).not.toContain('houses.corrected')
})

test('another garment becomes the partner’s with its own stages, where it is sewn; else both read that it did not', async () => {
  const sewn = await given()
  await sewn.edit({ garment: 'kurta' })
  const [kurta] = (await sewn.atTailor()).pieces
  expect(kurta?.garment.key).toBe('kurta')
  const other = await given()
  await other.tailor.owner.call('PATCH /api/shop/garments/:key', {
    params: { key: 'kurta' },
    body: { isActive: false },
  })
  await other.edit({ garment: 'kurta' })
  expect((await other.atTailor()).pieces[0]?.garment.key).toBe('shirt')
  expect((await toldOf(other.house.owner, other.order.id))[0]).toMatchObject({
    kind: 'houses.notPassedOn',
    params: { why: 'notSewn' },
  })
})

test('after the cut nothing goes along, and both sides are told in timeline and inbox', async () => {
  const { house, tailor, order, own, edit, atTailor, moveTo } = await given()
  await moveTo('cutting')
  await edit({ notes: 'Left shoulder drops' })
  await house.owner.call('PATCH /api/orders/:id', { ...of(order.id), body: { promisedOn: aDay(20) } })
  const after = await atTailor()
  expect([after.pieces[0]?.notes, after.promisedOn]).toEqual([undefined, own.promisedOn])
  expect(
    (await toldOf(tailor.owner, own.id)).filter(({ kind }) => kind === 'houses.changedLate'),
  ).toHaveLength(2)
  expect((await toldOf(house.owner, order.id))[0]).toMatchObject({
    kind: 'houses.notPassedOn',
    params: { fact: 'day', why: 'cut' },
  })
  expect(await kindsOf(tailor.owner)).toContain('houseChangedLate')
  expect(await kindsOf(house.owner)).toContain('partnerMissed')
})

test('the partner’s day moves with the promise, and so does how soon it is wanted', async () => {
  const { house, order, atTailor } = await given()
  const { workshopOn } = await house.owner.call('PATCH /api/orders/:id', {
    ...of(order.id),
    body: { promisedOn: aDay(20), priority: 'high' },
  })
  expect(await atTailor()).toMatchObject({ promisedOn: workshopOn, priority: 'high' })
  const { rows } = await house.owner.call('GET /api/house/orders')
  expect(rows.find(({ id }) => id === order.id)?.work?.dueOn).toBe(workshopOn)
  await house.owner.call('POST /api/orders/bulk', {
    body: { ids: [order.id], act: 'priority', priority: 'low' },
  })
  expect((await atTailor()).priority).toBe('low')
})

test('a photo of the cloth that is hung later follows, and is taken away with the house’s own', async () => {
  const { house, order, pieceId, atTailor } = await given()
  const { photos } = await house.owner.call('POST /api/orders/:id/photos', {
    ...of(order.id),
    body: { kind: 'cloth', pieceId } as never,
    files: { photo: { bytes: greyPixel, filename: 'cloth.png', type: 'image/png' } },
  })
  await expect.poll(async () => (await atTailor()).photos.length, { timeout: 20_000 }).toBe(1)
  await house.owner.call('PATCH /api/orders/:id/photos/:photoId', {
    params: { id: order.id, photoId: photos[0]?.id ?? '' },
    body: { isRemoved: true },
  })
  expect((await atTailor()).photos).toEqual([])
})
