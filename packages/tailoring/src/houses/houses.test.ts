import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderState, PieceState } from '../orders/life.ts'
import { owedOf, splitOf } from './commission.ts'
import { followed, pieceFollowed } from './follow.ts'
import { partnerDayResult, usualPartnerDay } from './partner-day.ts'
import { suggested } from './suggest.ts'
import { takeBackResult } from './take-back.ts'

test('a fifth of the price is the house’s, the rest the partner’s', () => {
  expect(splitOf(100_000, 2000)).toEqual({ commissionMinor: 20_000, payableMinor: 80_000 })
  expect(splitOf(5, 1000)).toEqual({ commissionMinor: 1, payableMinor: 4 })
})

test('the parts are never below nothing and sum to the price, to the coin', () => {
  const money = fc.integer({ min: 0, max: 100_000_000_000 })
  fc.assert(
    fc.property(money, fc.integer({ min: 0, max: 10_000 }), (base, rate) => {
      const { commissionMinor, payableMinor } = splitOf(base, rate)
      expect(commissionMinor + payableMinor).toBe(base)
      expect(Math.min(commissionMinor, payableMinor)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('nothing is owed before delivery, and what was given back to the customer takes its part of both', () => {
  const given = { baseMinor: 100_000, rateBp: 2000, takenOffMinor: 0 }
  expect(owedOf({ ...given, isDelivered: false })).toEqual({ commissionMinor: 0, payableMinor: 0 })
  expect(owedOf({ ...given, takenOffMinor: 25_000, isDelivered: true })).toEqual({
    commissionMinor: 15_000,
    payableMinor: 60_000,
  })
  expect(owedOf({ ...given, takenOffMinor: 200_000, isDelivered: true })).toEqual({
    commissionMinor: 0,
    payableMinor: 0,
  })
})

test('who sews it comes first, then the better tier, then who has least to do', () => {
  const partners = [
    { name: 'Noor', tier: 'standard', sewsAll: true, openOrders: 2 },
    { name: 'Zari', tier: 'premium', sewsAll: false, openOrders: 0 },
    { name: 'Gill', tier: 'preferred', sewsAll: true, openOrders: 9 },
    { name: 'Ali', tier: 'standard', sewsAll: true, openOrders: 1 },
  ] as const
  expect(suggested(partners).map(({ name }) => name)).toEqual(['Gill', 'Ali', 'Noor', 'Zari'])
})

test.each([
  ['approved', 'approved', undefined],
  ['approved', 'in_progress', 'in_progress'],
  ['in_progress', 'ready', undefined],
  ['in_progress', 'delivered', 'ready'],
  ['approved', 'delivered', 'ready'],
  ['ready', 'in_progress', 'in_progress'],
  ['ready', 'ready', 'in_progress'],
  ['in_progress', 'approved', 'approved'],
  ['in_progress', 'cancelled', undefined],
  ['pending', 'in_progress', undefined],
  ['delivered', 'in_progress', undefined],
  ['cancelled', 'delivered', undefined],
] as const)('a house’s order that is %s comes, with work that is %s, to %s', (house, work, to) => {
  expect(followed(house, work)).toBe(to)
})

test('a piece follows to its last stage and back into work, and one handed over stays', () => {
  const stages = [{ key: 'measuring' }, { key: 'cutting' }, { key: 'stitching' }, { key: 'ready' }]
  const at = (stage: number, state: PieceState) => ({ stages, stage, state })
  expect(pieceFollowed('in_progress', at(0, 'waiting'))).toEqual({ stage: 1, state: 'working' })
  expect(pieceFollowed('ready', at(1, 'working'))).toEqual({ stage: 3, state: 'done' })
  expect(pieceFollowed('in_progress', at(3, 'done'))).toEqual({ stage: 2, state: 'working' })
  expect(pieceFollowed('in_progress', at(2, 'working'))).toBeUndefined()
  expect(pieceFollowed('approved', at(1, 'working'))).toEqual({ stage: 0, state: 'waiting' })
  expect(pieceFollowed('ready', at(3, 'delivered'))).toBeUndefined()
})

test('a partner is asked for a day before the promise, never before today, and later only of a late order', () => {
  const promised = { promisedOn: '2026-12-10', today: '2026-12-01' }
  expect(usualPartnerDay({ ...promised, workshopOn: '2026-12-08' })).toBe('2026-12-08')
  expect(usualPartnerDay({ ...promised, today: '2026-12-09', workshopOn: '2026-12-08' })).toBe('2026-12-09')
  expect(usualPartnerDay(promised)).toBe('2026-12-10')
  const late = { promisedOn: '2026-11-20', today: '2026-12-01' }
  expect(usualPartnerDay({ ...late, workshopOn: '2026-11-18' })).toBe('2026-12-01')
  expect(partnerDayResult('2026-12-10', promised)).toEqual({ ok: true })
  expect(partnerDayResult('2026-12-11', promised)).toMatchObject({ refused: 'houses.dayAfterPromise' })
  expect(partnerDayResult('2026-11-30', promised)).toMatchObject({ refused: 'orders.promisePast' })
  expect(partnerDayResult('2026-12-20', late)).toEqual({ ok: true })
})

test('an order comes back to its house until scissors go into it', () => {
  const stages = [{ key: 'measuring' }, { key: 'cutting' }, { key: 'stitching' }, { key: 'ready' }]
  const piece = (stage: number, state: PieceState, reworks = 0) => ({ stages, stage, state, reworks })
  const result = (state: OrderState, ...pieces: ReturnType<typeof piece>[]) => {
    const answer = takeBackResult({ state, pieces, partner: 'atWork' })
    return 'refused' in answer ? answer.refused : 'ok'
  }
  expect(result('pending', piece(0, 'waiting'))).toBe('ok')
  expect(result('approved', piece(0, 'waiting'))).toBe('ok')
  expect(result('in_progress', piece(0, 'working'))).toBe('ok')
  expect(result('in_progress', piece(0, 'waiting'), piece(1, 'working'))).toBe('houses.cutAlready')
  expect(result('in_progress', piece(0, 'working', 1))).toBe('houses.cutAlready')
  expect(result('ready', piece(3, 'done'))).toBe('houses.cutAlready')
  expect(result('delivered', piece(3, 'delivered'))).toBe('houses.notFromHere')
  expect(result('cancelled', piece(0, 'cancelled'))).toBe('houses.notFromHere')
})

test('what is cut comes back from a partner who cannot answer: closed at once, suspended where that was said', () => {
  const stages = [{ key: 'measuring' }, { key: 'cutting' }, { key: 'ready' }]
  const cut = [{ stages, stage: 1, state: 'working' as const, reworks: 0 }]
  const from = (given: { partner: 'suspended' | 'closed'; isAnyway?: boolean; state?: OrderState }) =>
    takeBackResult({ state: 'in_progress', pieces: cut, ...given })
  expect(from({ partner: 'closed' })).toEqual({ ok: true, how: 'asItIs' })
  expect(from({ partner: 'suspended' })).toMatchObject({ refused: 'houses.partnerSuspended' })
  expect(from({ partner: 'suspended', isAnyway: true })).toEqual({ ok: true, how: 'asItIs' })
  expect(
    takeBackResult({ state: 'in_progress', pieces: cut, partner: 'atWork', isAnyway: true }),
  ).toMatchObject({
    refused: 'houses.cutAlready',
  })
  expect(from({ partner: 'closed', state: 'delivered' })).toMatchObject({ refused: 'houses.notFromHere' })
  expect(takeBackResult({ state: 'approved', pieces: [], partner: 'suspended' })).toEqual({
    ok: true,
    how: 'calledOff',
  })
})
