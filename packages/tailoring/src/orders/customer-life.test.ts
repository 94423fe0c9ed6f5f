import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancelTerms, customerActs, customerMay, isCut, milestonesOf, remakeUntil } from './customer-life.ts'
import { orderStates, type PieceState } from './life.ts'

/** Written out by hand, so that the table is not tested against itself. */
const allowed = {
  pending: ['cancel', 'pay'],
  approved: ['cancel', 'pay', 'raiseDispute'],
  in_progress: ['cancel', 'answerTrial', 'pay', 'raiseDispute'],
  ready: ['pay', 'raiseDispute'],
  delivered: ['pay', 'raiseDispute', 'askRemake', 'review'],
  cancelled: ['raiseDispute'],
}

test.each(orderStates)('of an order that is %s its customer may do these things and no others', (state) => {
  const acts = Object.keys(customerActs) as (keyof typeof customerActs)[] // the keys of a closed table
  expect(acts.filter((act) => customerMay(state, act))).toEqual(allowed[state])
})

const stages = [{ key: 'received' }, { key: 'fabric' }, { key: 'cutting' }, { key: 'sewing' }]
const piece = (stage: number, state: PieceState = 'working', reworks = 0) => ({
  stage,
  state,
  stages,
  reworks,
})

describe('cancelling', () => {
  test('is free before cutting, whatever was paid', () => {
    const order = { state: 'in_progress', pieces: [piece(1)], paidMinor: 500, advanceMinor: 300 } as const
    expect(cancelTerms(order)).toEqual({ ok: true, keptMinor: 0, backMinor: 500 })
  })

  test('costs the advance once one piece is cut, and what is paid beyond it goes back', () => {
    const pieces = [piece(1), piece(2)]
    const order = { state: 'in_progress', pieces, paidMinor: 500, advanceMinor: 300 } as const
    expect(cancelTerms(order)).toEqual({ ok: true, keptMinor: 300, backMinor: 200 })
    expect(cancelTerms({ ...order, paidMinor: 100 })).toEqual({ ok: true, keptMinor: 100, backMinor: 0 })
    expect(cancelTerms({ ...order, advanceMinor: undefined })).toMatchObject({ keptMinor: 500 })
  })

  test.each(['ready', 'delivered', 'cancelled'] as const)(
    'comes too late for an order that is %s',
    (state) => {
      expect(cancelTerms({ state, pieces: [piece(3)], paidMinor: 0 })).toMatchObject({
        refused: 'orders.cancelTooLate',
      })
    },
  )

  test('comes too late once a piece was made and came back, or was handed over beside one in work', () => {
    for (const pieces of [
      [piece(1, 'working', 1)],
      [piece(1), piece(2, 'done', 1)],
      [piece(1), piece(1, 'delivered')],
    ])
      expect(cancelTerms({ state: 'in_progress', pieces, paidMinor: 500 })).toMatchObject({
        refused: 'orders.cancelTooLate',
      })
    const made = [piece(1), piece(3, 'done')]
    expect(
      cancelTerms({ state: 'in_progress', pieces: made, paidMinor: 500, advanceMinor: 300 }),
    ).toMatchObject({
      keptMinor: 300,
    })
  })

  test('a piece that came back is cut, however early the stage it begins again at', () => {
    expect(isCut(piece(0, 'working', 1))).toBe(true)
    expect(isCut(piece(0, 'cancelled', 1))).toBe(false)
  })

  test('a piece that waits or was called off is not cut; without Cutting in its list any work counts', () => {
    expect([piece(2, 'waiting'), piece(3, 'cancelled'), piece(1)].some(isCut)).toBe(false)
    expect(isCut({ stage: 0, state: 'working', stages: [{ key: 'embroidery' }], reworks: 0 })).toBe(true)
  })
})

test('milestones fill one after the other, and say as much as the order costs', () => {
  expect(milestonesOf({ totalMinor: 1000, paidMinor: 400, advanceMinor: 300, trialMinor: 200 })).toEqual([
    { kind: 'advance', dueMinor: 300, paidMinor: 300 },
    { kind: 'trial', dueMinor: 200, paidMinor: 100 },
    { kind: 'delivery', dueMinor: 500, paidMinor: 0 },
  ])
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (totalMinor, paidMinor, advanceMinor, trialMinor) => {
      const milestones = milestonesOf({ totalMinor, paidMinor, advanceMinor, trialMinor })
      const sum = (key: 'dueMinor' | 'paidMinor') => milestones.reduce((all, each) => all + each[key], 0)
      expect([sum('dueMinor'), sum('paidMinor')]).toEqual([totalMinor, Math.min(paidMinor, totalMinor)])
    }),
  )
})

test('a remake is free until its last day, where one was agreed and the order stands as handed over', () => {
  const order = {
    state: 'delivered',
    deliveredOn: '2026-11-25',
    remakeDays: 10,
    today: '2026-12-05',
  } as const
  expect(remakeUntil(order)).toBe('2026-12-05')
  expect(remakeUntil({ ...order, today: '2026-12-06' })).toBeUndefined()
  expect(remakeUntil({ ...order, remakeDays: 0 })).toBeUndefined()
  expect(remakeUntil({ ...order, deliveredOn: undefined })).toBeUndefined()
  expect(remakeUntil({ ...order, state: 'ready' })).toBeUndefined()
})
