/** Houses and their partners: who sees what, an order given away and followed, and a ledger that is right to the coin. */
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { memberAtWork } from '../../testing/builders.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()

describe('a partnership', () => {
  test('begins when the tailor accepts, at a fifth unless another rate is said', async () => {
    const [house, tailor] = [await kit.aHouse(), await kit.aTailor()]
    const invited = await kit.invite(house.owner, tailor.shop.id)
    expect(invited.body).toMatchObject({ state: 'invited', rateBp: 2000, tier: 'standard' })
    expect((await kit.invite(house.owner, tailor.shop.id)).body.code).toBe('houses.alreadyPartner')
    const of = { params: { id: invited.body.id } }
    const answer = (value: 'accept' | 'decline') =>
      tailor.owner.try('POST /api/shop/houses/:id/answer', { ...of, body: { answer: value } })
    expect((await answer('accept')).body).toMatchObject({ state: 'active', house: house.name })
    expect((await answer('decline')).body.code).toBe('houses.notFromHere')
    const change = (body: object) => house.owner.try('PATCH /api/house/partners/:id', { ...of, body })
    expect((await change({ state: 'paused' })).body.state).toBe('paused')
    expect((await change({ state: 'active', rateBp: 1500, tier: 'premium' })).body).toMatchObject({
      rateBp: 2000,
      proposedRateBp: 1500,
      tier: 'premium',
    })
    expect((await change({ rateBp: 10_001 })).status).toBe(400)
    expect((await change({ state: 'ended' })).body.state).toBe('ended')
    expect((await change({ state: 'active' })).body.code).toBe('houses.notFromHere')
  })

  test('only a house invites, and only tailors that are there', async () => {
    const [house, tailor] = [await kit.aHouse(), await kit.aTailor()]
    const other = await kit.aHouse()
    expect((await kit.invite(tailor.owner, house.shop.id)).body.code).toBe('houses.notAHouse')
    expect((await kit.invite(house.owner, other.shop.id)).body.code).toBe('houses.notATailor')
    expect((await kit.invite(house.owner, running.app.newId())).body.code).toBe('houses.notATailor')
  })
})

describe('an order of the house', () => {
  test('stands in the partner’s book under the house’s name, at what the partner gets', async () => {
    const { house, tailor, of } = await kit.partners()
    const order = await kit.anOrder(house)
    const given = await kit.assign(house.owner, order.id, of.params.id)
    expect(given.body).toMatchObject({
      totalMinor: 100_000,
      work: { state: 'pending', commissionMinor: 20_000, isBooked: false },
      canAssign: false,
    })
    expect((await kit.assign(house.owner, order.id, of.params.id)).status).toBe(200)
    const { rows } = await tailor.owner.call('GET /api/orders')
    expect(rows).toMatchObject([{ totalMinor: 80_000, customer: { name: house.name } }])
    const whole = await tailor.owner.try('GET /api/orders/:id', { params: { id: rows[0]?.id ?? '' } })
    expect(whole.text).not.toContain('Asha Verma')
    expect(whole.body.pieces[0]?.snapshot).toBeDefined()
  })

  test('is followed by the house until it is handed over', async () => {
    const { house, tailor, of } = await kit.partners()
    const order = await kit.anOrder(house)
    await kit.assign(house.owner, order.id, of.params.id)
    await kit.deliver(tailor.owner, 'ready')
    const { rows } = await house.owner.call('GET /api/house/orders')
    expect(rows).toMatchObject([{ id: order.id, work: { state: 'completed', isBooked: false } }])
  })

  test.each([
    ['a paused partner', 'houses.notActive', { state: 'paused' }],
    ['one that has ended', 'houses.notActive', { state: 'ended' }],
  ] as const)('is refused to %s', async (_who, code, change) => {
    const { house, of } = await kit.partners()
    const order = await kit.anOrder(house)
    await house.owner.call('PATCH /api/house/partners/:id', { ...of, body: change })
    expect((await kit.assign(house.owner, order.id, of.params.id)).body.code).toBe(code)
  })

  test('goes to one partner at a time, to one that sews it, and only to the house’s own', async () => {
    const { house, of } = await kit.partners()
    const second = await kit.aTailor()
    const { body } = await kit.invite(house.owner, second.shop.id)
    const otherOf = { params: { id: body.id } }
    await second.owner.call('POST /api/shop/houses/:id/answer', { ...otherOf, body: { answer: 'accept' } })
    await second.owner.call('PATCH /api/shop/garments/:key', {
      params: { key: 'shirt' },
      body: { isActive: false },
    })
    const order = await kit.anOrder(house)
    const { candidates } = await house.owner.call('GET /api/house/orders/:id/partners', {
      params: { id: order.id },
    })
    expect(candidates.map(({ partnershipId, notSewn }) => [partnershipId, notSewn])).toEqual([
      [of.params.id, []],
      [body.id, ['shirt']],
    ])
    expect((await kit.assign(house.owner, order.id, body.id)).body.code).toBe('houses.notSewn')
    await kit.assign(house.owner, order.id, of.params.id)
    expect((await kit.assign(house.owner, order.id, body.id)).body.code).toBe('houses.assigned')
    const stranger = await kit.partners()
    expect((await kit.assign(house.owner, order.id, stranger.of.params.id)).status).toBe(404)
    expect((await kit.assign(stranger.house.owner, order.id, stranger.of.params.id)).status).toBe(404)
  })
})

describe('what is owed', () => {
  const statementOf = (house: Awaited<ReturnType<typeof kit.partners>>) =>
    house.house.owner.call('GET /api/house/partners/:id/statement', house.of)

  test('is booked once when the partner hands over, and paid out once', async () => {
    const both = await kit.partners({ rateBp: 1750 })
    const order = await kit.anOrder(both.house)
    await kit.assign(both.house.owner, order.id, both.of.params.id)
    expect((await statementOf(both)).entries).toEqual([])
    await kit.deliver(both.tailor.owner)
    const booked = await statementOf(both)
    expect(booked).toMatchObject({
      baseMinor: 100_000,
      commissionMinor: 17_500,
      payableMinor: 82_500,
      closingMinor: 82_500,
    })
    const own = await both.tailor.owner.call('GET /api/shop/houses/:id/statement', both.of)
    expect(own.entries).toEqual(booked.entries)
    const pay = (amountMinor: number, id = running.app.newId()) =>
      both.house.owner.try('POST /api/house/partners/:id/payouts', { ...both.of, body: { id, amountMinor } })
    expect((await pay(1)).body.code).toBe('houses.owedChanged')
    expect((await pay(82_500)).body).toMatchObject({ paidMinor: 82_500, closingMinor: 0 })
    expect((await pay(82_500)).body.code).toBe('houses.nothingOwed')
  })

  test('becomes less by its part when the house refunds its customer, and nothing when the hand-over is undone', async () => {
    const both = await kit.partners()
    const order = await kit.anOrder(both.house, { advance: { amountMinor: 100_000, method: 'cash' } })
    await kit.assign(both.house.owner, order.id, both.of.params.id)
    const of = await kit.deliver(both.tailor.owner)
    const [paid] = (await both.house.owner.call('GET /api/orders/:id', { params: { id: order.id } })).payments
    await both.house.owner.call('POST /api/payments/:id/refund', {
      params: { id: paid?.id ?? '' },
      body: { amountMinor: 25_003, isOffPrice: true, reason: 'Late' },
    })
    const less = await statementOf(both)
    expect([less.commissionMinor, less.payableMinor, less.entries.length]).toEqual([14_999, 59_998, 2])
    const { undo } = await both.tailor.owner.call('GET /api/orders/:id', of)
    await both.tailor.owner.call('POST /api/orders/:id/undo', { ...of, body: { stepId: undo?.stepId ?? '' } })
    const none = await statementOf(both)
    expect([none.commissionMinor, none.payableMinor, none.entries.length]).toEqual([0, 0, 3])
  })

  test('becomes less by its part when the house gives up what is owed, and not again for what it gave up before', async () => {
    const both = await kit.partners()
    const order = await kit.anOrder(both.house)
    const { owner } = both.house
    const of = { params: { id: order.id } }
    const giveUp = (amountMinor: number) =>
      owner.call('POST /api/orders/:id/write-off', { ...of, body: { amountMinor, reason: 'Late' } })
    await giveUp(10_001)
    await kit.assign(owner, order.id, both.of.params.id)
    await kit.deliver(both.tailor.owner)
    const booked = await statementOf(both)
    expect([booked.baseMinor, booked.commissionMinor, booked.payableMinor]).toEqual([89_999, 18_000, 71_999])
    await giveUp(25_003)
    const less = await statementOf(both)
    expect([less.baseMinor, less.commissionMinor, less.payableMinor]).toEqual([64_996, 12_999, 51_997])
    expect(less.entries.map(({ kind, baseMinor }) => [kind, baseMinor])).toEqual([
      ['order', 89_999],
      ['correction', -25_003],
    ])
  })

  test('the ledger’s rows cannot be changed', async () => {
    const both = await kit.partners()
    const order = await kit.anOrder(both.house)
    await kit.assign(both.house.owner, order.id, both.of.params.id)
    await kit.deliver(both.tailor.owner)
    const { pool } = running.app.database
    const change = transact(pool, { side: 'job', shopId: both.house.shop.id }, ({ tx }) =>
      tx.updateTable('partner_entries').set({ payable_minor: 0 }).execute(),
    )
    await expect(change).rejects.toThrow(/permission denied/)
  })
})

describe('who sees what', () => {
  test('house, partner and stranger: each their own and nothing else', async () => {
    const both = await kit.partners()
    const stranger = await kit.partners()
    const order = await kit.anOrder(both.house)
    await kit.assign(both.house.owner, order.id, both.of.params.id)
    const of = await kit.deliver(both.tailor.owner)
    const theirCustomer = await both.tailor.owner.call('POST /api/customers', { body: { name: 'Bina Rao' } })
    const [house, partner] = [both.house.owner, both.tailor.owner]
    const seen = async (visitor: typeof house) => [
      (await visitor.try('GET /api/orders/:id', { params: { id: order.id } })).status,
      (await visitor.try('GET /api/orders/:id', of)).status,
      (await visitor.try('GET /api/customers/:id', { params: { id: theirCustomer.id } })).status,
      (await visitor.try('GET /api/house/partners/:id/statement', both.of)).status,
      (await visitor.try('GET /api/shop/houses/:id/statement', both.of)).status,
      (await visitor.try('PATCH /api/house/partners/:id', { ...both.of, body: { tier: 'premium' } })).status,
    ]
    expect(await seen(house)).toEqual([200, 404, 404, 200, 404, 200])
    expect(await seen(partner)).toEqual([404, 200, 200, 404, 200, 404])
    expect(await seen(stranger.house.owner)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await seen(stranger.tailor.owner)).toEqual([404, 404, 404, 404, 404, 404])
    const houseRows = await house.call('GET /api/orders')
    expect(houseRows.rows.map(({ id }) => id)).toEqual([order.id])
    const names = (await house.try('GET /api/customers')).text
    expect(names).not.toContain('Bina Rao')
  })

  test.each(['counter', 'cutter', 'stitcher'] as const)('a %s of the house sees none of it', async (role) => {
    const { house } = await kit.partners()
    const member = await memberAtWork(running.app, house.shop.id, role)
    expect((await member.try('GET /api/house/partners')).status).toBe(403)
    expect((await member.try('GET /api/house/orders')).status).toBe(403)
  })
})
