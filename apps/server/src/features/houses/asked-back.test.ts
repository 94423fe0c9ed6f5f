/** A house asks for an order back that its partner has cut: the partner gives it back or keeps it, and each side hears of it. */
import { expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { cutBy, of } from './house-work-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()

const why = 'The bride wants it from another hand'
const askBack = (visitor: Visitor, id: string) =>
  visitor.try('POST /api/house/orders/:id/take-back', { ...of(id), body: { reason: why, orAsk: true } })
const keep = (visitor: Visitor, id: string) =>
  visitor.try('POST /api/shop/houses/asked-back/:id/keep', of(id))
const asked = async (visitor: Visitor) => (await visitor.call('GET /api/shop/houses/asked-back')).rows
const kindsOf = async (visitor: Visitor) =>
  (await visitor.call('GET /api/inbox')).rows.map(({ kind }) => kind)

const cutAtPartner = () => cutBy(kit)

test('an order that is not cut comes back at once, also where one would have asked', async () => {
  const { house, tailor, of: partnership } = await kit.partners()
  const order = await kit.anOrder(house)
  await kit.assign(house.owner, order.id, partnership.params.id)
  expect((await askBack(house.owner, order.id)).body).toMatchObject({ canAssign: true })
  expect(await asked(tailor.owner)).toEqual([])
})

test('the partner reads who asks for what and why, and calling it off gives it back', async () => {
  const { house, tailor, order, own, row } = await cutAtPartner()
  const answer = await askBack(house.owner, order.id)
  expect([answer.status, answer.body.work]).toMatchObject([200, { askedBack: 'waiting', canTakeBack: false }])
  expect(await asked(tailor.owner)).toMatchObject([
    { orderId: own.id, number: own.number, house: house.name, why },
  ])
  expect(await kindsOf(tailor.owner)).toContain('houseAsksBack')
  await tailor.owner.call('POST /api/orders/:id/cancel', { ...of(own.id), body: { reason: why } })
  expect(await row()).toMatchObject({ canAssign: true })
  expect((await row())?.work).toBeUndefined()
  expect(await asked(tailor.owner)).toEqual([])
  expect(await kindsOf(tailor.owner)).not.toContain('houseAsksBack')
  expect(await kindsOf(house.owner)).toContain('partnerGaveBack')
})

test('a partner who keeps it says so once; the house reads it, and may ask again', async () => {
  const { house, tailor, order, own, row } = await cutAtPartner()
  expect((await keep(tailor.owner, own.id)).body.code).toBe('houses.notAsked')
  await askBack(house.owner, order.id)
  expect((await keep(tailor.owner, own.id)).status).toBe(200)
  expect((await keep(tailor.owner, own.id)).body.code).toBe('houses.notAsked')
  expect((await row())?.work).toMatchObject({ askedBack: 'kept', canTakeBack: true, state: 'in_production' })
  expect(await kindsOf(tailor.owner)).not.toContain('houseAsksBack')
  expect(await kindsOf(house.owner)).toContain('partnerKeeps')
  expect((await askBack(house.owner, order.id)).body.work?.askedBack).toBe('waiting')
  expect(await asked(tailor.owner)).toHaveLength(1)
  expect(await kindsOf(house.owner)).not.toContain('partnerKeeps')
})

test('what is handed over is asked for no more', async () => {
  const { house, tailor, order, own } = await cutAtPartner()
  await askBack(house.owner, order.id)
  for (const to of ['ready', 'delivered'] as const)
    await tailor.owner.call('POST /api/orders/:id/move', {
      ...of(own.id),
      body: { to, reason: 'on account' },
    })
  expect(await asked(tailor.owner)).toEqual([])
  expect((await keep(tailor.owner, own.id)).body.code).toBe('houses.notAsked')
  expect((await askBack(house.owner, order.id)).body.code).toBe('houses.notFromHere')
})

test('nobody else asks or answers: not a stranger, not the house, not who may call nothing off', async () => {
  const { house, tailor, order, own } = await cutAtPartner()
  const stranger = await kit.partners()
  expect((await askBack(stranger.house.owner, order.id)).status).toBe(404)
  expect((await askBack(tailor.owner, order.id)).status).toBe(404)
  await askBack(house.owner, order.id)
  expect(await asked(stranger.tailor.owner)).toEqual([])
  expect((await keep(stranger.tailor.owner, own.id)).status).toBe(404)
  expect((await keep(house.owner, own.id)).status).toBe(404)
  const cutter = await memberAtWork(running.app, tailor.shop.id, 'cutter')
  expect((await keep(cutter, own.id)).status).toBe(403)
})
