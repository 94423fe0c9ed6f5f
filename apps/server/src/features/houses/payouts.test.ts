/** Payouts: each order's part stands in the partner's own ledger too, to the coin, once, and goes when the payout goes. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { expect, test } from 'vitest'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()

type Both = Awaited<ReturnType<typeof kit.partners>>
const of = (id: string) => ({ params: { id } })

/** An order of the house, paid by its customer, sewn and handed over by the partner. */
async function sewn(both: Both, priceMinor: number) {
  const { house, tailor, of: partnership } = both
  const personId = house.customer.people[0]?.id ?? ''
  const order = await kit.anOrder(house, {
    pieces: [{ personId, garment: 'shirt', priceMinor }],
    advance: { amountMinor: priceMinor, method: 'cash' },
  })
  await kit.assign(house.owner, order.id, partnership.params.id)
  const { params } = await kit.deliver(tailor.owner)
  return { order, own: () => tailor.owner.call('GET /api/orders/:id', { params }), ownId: params.id }
}

const pay = ({ house, of: partnership }: Both, amountMinor: number, given: object = {}) =>
  house.owner.try('POST /api/house/partners/:id/payouts', {
    ...partnership,
    body: { id: running.app.newId(), amountMinor, ...given },
  })
const reverse = ({ house, of: { params } }: Both, payout: string) =>
  house.owner.try('POST /api/house/partners/:id/payouts/:payout/reverse', {
    params: { ...params, payout },
    body: { reason: 'Entered twice' },
  })
const money = ({ totalMinor, paidMinor, balanceMinor, payments }: ApiReply<'GET /api/orders/:id'>) => ({
  total: totalMinor,
  paid: paidMinor,
  balance: balanceMinor,
  lines: payments.map(({ kind, amountMinor, offPriceMinor }) => [kind, amountMinor, offPriceMinor]),
})

async function refund({ house }: Both, orderId: string, amountMinor: number) {
  const [paid] = (await house.owner.call('GET /api/orders/:id', of(orderId))).payments
  await house.owner.call('POST /api/payments/:id/refund', {
    ...of(paid?.id ?? ''),
    body: { amountMinor, isOffPrice: true, reason: 'Late' },
  })
}

test('a payout pays each order in the partner’s ledger, by the way the money was sent, and once', async () => {
  const both = await kit.partners({ rateBp: 1750 })
  const one = await sewn(both, 100_001)
  const two = await sewn(both, 33_333)
  const parts = [100_001 - 17_500, 33_333 - 5_833]
  const whole = (parts[0] ?? 0) + (parts[1] ?? 0)
  const id = running.app.newId()
  expect((await pay(both, whole, { id, method: 'upi' })).body).toMatchObject({ closingMinor: 0 })
  for (const [place, { own }] of [one, two].entries()) {
    const order = await own()
    expect(money(order)).toEqual({
      total: parts[place],
      paid: parts[place],
      balance: 0,
      lines: [['payment', parts[place], 0]],
    })
    expect(order.payments[0]?.method).toBe('upi')
  }
  expect((await pay(both, whole, { id })).body).toMatchObject({ closingMinor: 0 })
  expect(money(await one.own()).lines).toHaveLength(1)
  const inbox = (await both.tailor.owner.call('GET /api/inbox')).rows
  expect(inbox.filter(({ kind }) => kind === 'housePaid')).toHaveLength(1)
})

test('a payout taken back is owed again, and the partner’s ledger says so; it is taken back once, and by the house', async () => {
  const both = await kit.partners()
  const { own } = await sewn(both, 100_000)
  const id = running.app.newId()
  await pay(both, 80_000, { id })
  const stranger = await kit.partners()
  expect((await reverse(stranger, id)).status).toBe(404)
  const { body } = await reverse(both, id)
  expect(body).toMatchObject({ paidMinor: 0, closingMinor: 80_000, partnership: { owedMinor: 80_000 } })
  expect(
    body.entries.map(({ kind, canReverse }: { kind: string; canReverse: boolean }) => [kind, canReverse]),
  ).toEqual(
    expect.arrayContaining([
      ['payout', false],
      ['reversal', false],
    ]),
  )
  expect(money(await own())).toMatchObject({ paid: 0, balance: 80_000 })
  expect((await reverse(both, id)).body.code).toBe('houses.payoutReversed')
  expect((await pay(both, 80_000)).body.closingMinor).toBe(0)
  expect(money(await own())).toMatchObject({ paid: 80_000, balance: 0 })
})

test('what the house’s customer was given back before the payout, the partner’s order costs less', async () => {
  const both = await kit.partners()
  const { order, own } = await sewn(both, 100_000)
  await refund(both, order.id, 25_003)
  expect((await pay(both, 59_998)).body.closingMinor).toBe(0)
  expect(money(await own())).toEqual({
    total: 59_998,
    paid: 59_998,
    balance: 0,
    lines: [
      ['write_off', 0, 20_002],
      ['payment', 59_998, 0],
    ],
  })
})

test('what was given back after it is taken off with the next payout, and off the price', async () => {
  const both = await kit.partners()
  const first = await sewn(both, 100_000)
  await pay(both, 80_000)
  await refund(both, first.order.id, 10_000)
  const second = await sewn(both, 50_000)
  expect((await pay(both, 40_000 - 8_000)).body.closingMinor).toBe(0)
  expect(money(await first.own())).toMatchObject({ total: 72_000, paid: 72_000, balance: 0 })
  expect(money(await second.own())).toMatchObject({ total: 40_000, paid: 40_000, balance: 0 })
})

test('money the partner wrote down already is not written twice', async () => {
  const both = await kit.partners()
  const { own, ownId } = await sewn(both, 100_000)
  await both.tailor.owner.call('POST /api/orders/:id/payments', {
    ...of(ownId),
    body: { amountMinor: 30_000, method: 'cash' },
  })
  await pay(both, 80_000)
  expect(money(await own())).toMatchObject({ paid: 80_000, balance: 0 })
})
