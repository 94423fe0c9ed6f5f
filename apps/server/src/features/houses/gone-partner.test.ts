/** Work at a partner who cannot answer any more: it comes back to its house, and nothing hangs on a shop that is gone. */
import { expect, test } from 'vitest'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { aPassword } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { cutBy, of } from './house-work-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()

const close = (owner: Visitor) =>
  owner.call('POST /api/account/deletion', { body: { password: aPassword, closesShops: true } })
async function turn(shopId: string, act: 'suspend' | 'lift') {
  const operator = await operatorAtWork(running.app)
  const given = { params: { id: shopId }, body: { reason: 'Complaints' } }
  await operator.call(`POST /api/admin/shops/:id/${act}`, given)
}
const takeBack = (visitor: Visitor, id: string, given: object = {}) =>
  visitor.try('POST /api/house/orders/:id/take-back', {
    ...of(id),
    body: { reason: 'The wedding is near', orAsk: true, ...given },
  })
const linesOf = async (visitor: Visitor, kind: string) =>
  (await visitor.call('GET /api/inbox')).rows.filter((row) => row.kind === kind).map(({ params }) => params)

const cutAtPartner = () => cutBy(kit)

test('a tailor that closes ends its partnerships, the house hears of it and gets back what was cut', async () => {
  const { house, tailor, order } = await cutAtPartner()
  await close(tailor.owner)
  const [partner] = (await house.owner.call('GET /api/house/partners')).rows
  expect(partner?.state).toBe('ended')
  expect(await linesOf(house.owner, 'partnerAnswered')).toMatchObject([{ name: tailor.name, state: 'ended' }])
  const back = await takeBack(house.owner, order.id)
  expect([back.status, back.body.canAssign, back.body.work]).toEqual([200, true, undefined])
  const other = await kit.aTailor()
  const { body } = await kit.invite(house.owner, other.shop.id)
  await other.owner.call('POST /api/shop/houses/:id/answer', { ...of(body.id), body: { answer: 'accept' } })
  expect((await kit.assign(house.owner, order.id, body.id)).status).toBe(200)
})

test('a house that closes is ended for its tailors, and its invitations are gone; one that was invited declines', async () => {
  const { house, tailor } = await kit.partners()
  const [asked, inviting] = [await kit.aTailor(), await kit.aHouse()]
  await kit.invite(house.owner, asked.shop.id)
  await kit.invite(inviting.owner, asked.shop.id)
  await close(house.owner)
  expect(await linesOf(tailor.owner, 'houseEnded')).toMatchObject([{ name: house.name }])
  expect(await linesOf(asked.owner, 'houseInvited')).toMatchObject([{ name: inviting.name }])
  await close(asked.owner)
  expect(await linesOf(inviting.owner, 'partnerAnswered')).toMatchObject([{ state: 'declined' }])
})

test('from a suspended partner what is cut comes back where the house says so, and stays with it when they are back', async () => {
  const { house, tailor, order, own, seen } = await cutAtPartner()
  // Asked before, and nobody can answer now.
  expect((await takeBack(house.owner, order.id)).body.work).toMatchObject({ canTakeBack: false })
  await turn(tailor.shop.id, 'suspend')
  const [row] = (await house.owner.call('GET /api/house/orders')).rows
  expect(row?.work).toMatchObject({ canTakeBack: true })
  expect((await takeBack(house.owner, order.id)).body.code).toBe('houses.partnerSuspended')
  expect((await takeBack(house.owner, order.id, { isAnyway: true })).body).toMatchObject({ canAssign: true })
  await turn(tailor.shop.id, 'lift')
  expect(await linesOf(tailor.owner, 'houseTookBack')).toMatchObject([{ name: house.name }])
  const before = await seen()
  for (const to of ['in_progress', 'ready', 'delivered'] as const)
    await tailor.owner.try('POST /api/orders/:id/move', { ...of(own.id), body: { to, reason: 'on account' } })
  expect((await tailor.owner.call('GET /api/orders/:id', of(own.id))).state).toBe('delivered')
  expect((await seen()).state).toBe(before.state)
  expect((await house.owner.call('GET /api/house/partners')).rows[0]?.owedMinor).toBe(0)
})

test('a partner at work still decides about what is cut', async () => {
  const { house, order } = await cutAtPartner()
  const asked = await takeBack(house.owner, order.id, { isAnyway: true })
  expect(asked.body.work).toMatchObject({ askedBack: 'waiting' })
})
