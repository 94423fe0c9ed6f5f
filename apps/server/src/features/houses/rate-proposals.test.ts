/** What a house keeps is agreed by both: another rate is asked for, and holds for new orders once the tailor has said yes. */
import { expect, test } from 'vitest'
import { lastMailTo } from '../../testing/mails.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses({ works: true })

type Both = Awaited<ReturnType<typeof kit.partners>>
const change = ({ house, of }: Both, body: object) =>
  house.owner.try('PATCH /api/house/partners/:id', { ...of, body })
const answer = ({ tailor, of }: Both, body: object) =>
  tailor.owner.try('POST /api/shop/houses/:id/answer', { ...of, body })
const lines = async (member: Visitor, kind: string) =>
  (await member.call('GET /api/inbox')).rows
    .filter((row) => row.kind === kind)
    .map(({ params, needsAnswer }) => ({ ...params, needsAnswer }))

/** What the house keeps of an order over a thousand that is given now. */
async function keptOfNew(both: Both) {
  const order = await kit.anOrder(both.house)
  const { body } = await kit.assign(both.house.owner, order.id, both.of.params.id)
  return body.work?.commissionMinor
}

test('a new rate holds once the tailor agrees, who is asked by inbox and mail; the house hears the answer', async () => {
  const both = await kit.partners()
  const { house, tailor } = both
  const invitation = await lastMailTo(running.app, tailor.shop.owner.email)
  expect(invitation.text).toContain('would like to give orders to')
  const proposed = await change(both, { rateBp: 2500 })
  expect(proposed.body).toMatchObject({ rateBp: 2000, proposedRateBp: 2500 })
  expect(await keptOfNew(both)).toBe(20_000)
  expect(await lines(tailor.owner, 'houseRate')).toEqual([
    { name: house.name, rate: 25, old: 20, needsAnswer: true },
  ])
  const mail = await lastMailTo(running.app, tailor.shop.owner.email)
  expect(mail.text).toContain('keep 25% of each new order’s price instead of 20%')
  expect((await answer(both, { answer: 'agreeRate', rateBp: 2200 })).body.code).toBe('houses.rateChanged')
  const agreed = await answer(both, { answer: 'agreeRate', rateBp: 2500 })
  expect([agreed.body.rateBp, agreed.body.proposedRateBp]).toEqual([2500, undefined])
  expect(await lines(tailor.owner, 'houseRate')).toEqual([])
  expect(await lines(house.owner, 'partnerRate')).toMatchObject([{ answer: 'agreed', rate: 25 }])
  expect(await keptOfNew(both)).toBe(25_000)
  expect((await answer(both, { answer: 'agreeRate' })).body.code).toBe('houses.notFromHere')
})

test('turned down or withdrawn the old rate stays, and the same proposal again asks nobody twice', async () => {
  const both = await kit.partners()
  const { house, tailor } = both
  await change(both, { rateBp: 3000 })
  const asked = await lines(tailor.owner, 'houseRate')
  await change(both, { rateBp: 3000, tier: 'premium' })
  expect(await lines(tailor.owner, 'houseRate')).toEqual(asked)
  expect((await answer(both, { answer: 'keepRate' })).body).toMatchObject({ rateBp: 2000, state: 'active' })
  expect(await lines(house.owner, 'partnerRate')).toMatchObject([{ answer: 'declined', rate: 20 }])
  await change(both, { rateBp: 1500 })
  expect(await lines(house.owner, 'partnerRate')).toEqual([])
  expect((await change(both, { rateBp: 2000 })).body.proposedRateBp).toBeUndefined()
  expect(await lines(tailor.owner, 'houseRate')).toEqual([])
  expect(await keptOfNew(both)).toBe(20_000)
})

test('an invitation is accepted at the rate that was read', async () => {
  const [house, tailor] = [await kit.aHouse(), await kit.aTailor()]
  const { body } = await kit.invite(house.owner, tailor.shop.id)
  const both = { house, tailor, of: { params: { id: body.id } } }
  expect((await change(both, { rateBp: 4000 })).body).toMatchObject({ rateBp: 4000 })
  expect((await answer(both, { answer: 'accept', rateBp: 2000 })).body.code).toBe('houses.rateChanged')
  expect((await answer(both, { answer: 'accept', rateBp: 4000 })).body.state).toBe('active')
})

test('a tailor hears that the house pauses, and that it goes on', async () => {
  const both = await kit.partners()
  await change(both, { state: 'paused' })
  const said = () => lines(both.tailor.owner, 'housePaused')
  expect(await said()).toMatchObject([{ name: both.house.name, state: 'paused' }])
  await change(both, { state: 'paused' })
  expect(await said()).toHaveLength(1)
  await change(both, { state: 'active' })
  expect(await said()).toMatchObject([{ state: 'active' }])
})
