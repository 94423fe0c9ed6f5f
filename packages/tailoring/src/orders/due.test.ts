import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../customers/days.ts'
import { daysLeft, isOverdue, isTrialLate, promiseFor, refusedDays, weekFrom, workshopDay } from './due.ts'
import { namedOrder, orderNumber, pieceTag } from './number.ts'
import { pieceMinor, priceOf, priceResult } from './price.ts'

const today = '2026-11-21'

describe('the promise', () => {
  test.each([
    ['2026-11-20', -1, true],
    ['2026-11-21', 0, false],
    ['2026-11-24', 3, false],
  ] as const)('of %s has %i days left', (promisedOn, left, late) => {
    expect(daysLeft(promisedOn, today)).toBe(left)
    for (const state of ['pending', 'approved', 'in_progress', 'ready'] as const) {
      expect(isOverdue({ state, promisedOn }, today)).toBe(late)
    }
    for (const state of ['delivered', 'cancelled'] as const) {
      expect(isOverdue({ state, promisedOn }, today)).toBe(false)
    }
  })

  test('is offered by the slowest garment, and a week is seven days with today', () => {
    expect(promiseFor([7, 14, 3], today)).toBe('2026-12-05')
    expect(promiseFor([], today)).toBe(today)
    expect(weekFrom(today)).toEqual({ from: today, to: '2026-11-27' })
  })

  test('a trial after the workshop’s day is late; on it, before it, or without either day it is not', () => {
    const late = (trialOn?: string, workshopOn: string | null = '2026-11-28') =>
      isTrialLate({ trialOn, workshopOn })
    expect(late('2026-11-29')).toBe(true)
    expect(late('2026-11-28')).toBe(false)
    expect(late('2026-11-22')).toBe(false)
    expect(late()).toBe(false)
    expect(late('no day')).toBe(false)
    expect(late('2026-11-29', null)).toBe(false)
  })

  test('the workshop’s day never lies before the order nor after the promise', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(60), (ahead, bufferDays) => {
        const promisedOn = addDays(today, ahead)
        const day = workshopDay({ promisedOn, bufferDays, orderedOn: today })
        expect(day >= today && day <= promisedOn).toBe(true)
      }),
    )
  })

  test('days are refused for what was sent, and a trial after the promise always', () => {
    const days = { promisedOn: '2026-11-20', trialOn: '2026-11-19' }
    expect(refusedDays(days, today, [])).toEqual([])
    expect(refusedDays(days, today, ['promisedOn', 'trialOn']).map(({ refused }) => refused)).toEqual([
      'orders.promisePast',
      'orders.trialPast',
    ])
    expect(refusedDays({ promisedOn: today, trialOn: '2026-11-22' }, today, [])).toMatchObject([
      { field: 'trialOn' },
    ])
    expect(refusedDays({ promisedOn: '2036-01-01' }, today, ['promisedOn'])).toMatchObject([
      { refused: 'orders.promiseTooFar' },
    ])
  })

  test('a workshop’s day lies between the order and the promise; one that stood before is left alone', () => {
    const refused = (workshopOn: string, changed: 'workshopOn'[] = ['workshopOn']) =>
      refusedDays({ orderedOn: '2026-11-10', promisedOn: today, workshopOn }, today, changed)
    expect(refused('2026-11-10')).toEqual([])
    expect(refused('2026-11-09')).toEqual([{ field: 'workshopOn', refused: 'orders.workshopBeforeOrder' }])
    expect(refused('2026-11-22')).toMatchObject([{ refused: 'orders.workshopAfterPromise' }])
    expect(refused('2026-11-09', [])).toEqual([])
  })
})

describe('the price', () => {
  const piece = fc.record({
    priceMinor: fc.integer({ min: 1, max: 100_000_000_000 }),
    addOns: fc.array(fc.record({ priceMinor: fc.integer({ min: 0, max: 100_000_000_000 }) }), {
      maxLength: 30,
    }),
  })

  test('is exact for the largest order there may be', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 60 }), (pieces) => {
        const exact = pieces.reduce((sum, each) => sum + BigInt(pieceMinor(each)), 0n)
        const { piecesMinor, totalMinor } = priceOf(pieces, { discountMinor: 1 })
        expect([BigInt(piecesMinor), BigInt(totalMinor)]).toEqual([exact, exact - 1n])
      }),
    )
  })

  test('a discount is at most the pieces, and what is paid at most the total', () => {
    const ruled = (discountMinor: number, paidMinor: number) =>
      priceResult({ piecesMinor: 100, discountMinor, paidMinor })
    expect(ruled(100, 0)).toEqual({ ok: true })
    expect(ruled(101, 0)).toMatchObject({
      refused: 'orders.discountAbovePieces',
      params: { mostMinor: 100 },
    })
    expect(ruled(40, 60)).toEqual({ ok: true })
    expect(ruled(40, 61)).toMatchObject({ refused: 'orders.belowPaid', params: { mostMinor: 60 } })
  })
})

test('numbers and tags read as on the slip', () => {
  expect([orderNumber(1), orderNumber(1042)]).toEqual(['ORD-001', 'ORD-1042'])
  expect(pieceTag(1042, { position: 2, of: 3 })).toBe('ORD-1042-2/3')
})

test('an order is named as its slip or a tag does, and by nothing less', () => {
  for (const [typed, number] of [
    ['ORD-042', 42],
    [' ord-42 ', 42],
    ['Ord 1042', 1042],
    ['ORD-੦੪੨', 42],
    ['ORD-४२-२/३', 42],
    ['ORD-042-2/3', 42],
    ['ord1042', 1042],
    ['ORD-', undefined],
    ['ORD-4x', undefined],
    ['42', undefined],
    ['ORD-1234567890', undefined],
    ['Lord 42', undefined],
    ['ORD-42 asha', undefined],
  ] as const)
    expect([typed, namedOrder(typed)]).toEqual([typed, number])
})
