import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  customerLimit,
  freePlan,
  isPlanKey,
  lostRights,
  mayAddCustomers,
  mayTakeOrder,
  planInForce,
  planOf,
  plans,
} from './plans.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T09:00:01Z')

describe('what another plan takes away', () => {
  test.each([
    ['tailor', 'tailorEnterprise', 'tailorProfessional', ['api', 'front', 'domain']],
    ['tailor', 'tailorProfessional', 'tailorFree', []],
    ['tailor', 'tailorBasic', 'tailorEnterprise', []],
    ['house', 'houseEnterprise', 'houseProfessional', ['api', 'domain']],
  ] as const)('of a %s, from %s to %s', (kind, plan, to, lost) => {
    expect(lostRights({ kind, plan, now }, to)).toEqual(lost)
  })

  test('what the trial opened ends with it', () => {
    const trial = { kind: 'tailor', plan: 'tailorFree', trialEndsAt: later, now } as const
    expect(lostRights(trial, 'tailorBasic')).toEqual(['front', 'domain'])
    expect(lostRights(trial, 'tailorEnterprise')).toEqual([])
  })
})

describe('the table of plans', () => {
  test.each([
    ['customerFree', 0, undefined, undefined],
    ['tailorFree', 0, 10, undefined],
    ['tailorBasic', 2499, 50, undefined],
    ['tailorProfessional', 6999, undefined, undefined],
    ['tailorEnterprise', 12999, undefined, undefined],
    ['houseFree', 0, undefined, 20],
    ['houseBasic', 4999, undefined, 100],
    ['houseProfessional', 8999, undefined, undefined],
    ['houseEnterprise', 19999, undefined, undefined],
  ] as const)('%s costs %i rupees a month', (key, price, customers, ordersPerMonth) => {
    const { pricePerMonthRupees, limits } = planOf(key)
    expect([pricePerMonthRupees, limits.customers, limits.ordersPerMonth]).toEqual([
      price,
      customers,
      ordersPerMonth,
    ])
  })

  test('the Professional plans alone are marked most popular', () => {
    expect(plans.filter((plan) => plan.isMostPopular).map((plan) => plan.key)).toEqual([
      'tailorProfessional',
      'houseProfessional',
    ])
  })

  test('a key from elsewhere is recognised as unknown', () => {
    expect(isPlanKey('tailorBasic')).toBe(true)
    expect(isPlanKey('platinum')).toBe(false)
  })
})

describe('the plan limit on customers', () => {
  const onFree = { plan: freePlan('tailor'), now }

  test('the tenth customer of a free shop is taken, and no room is left', () => {
    expect(mayAddCustomers({ ...onFree, customers: 9, adding: 1 })).toEqual({ ok: true, quotaLeft: 0 })
  })

  test('the eleventh is refused with the smallest plan that fits', () => {
    expect(mayAddCustomers({ ...onFree, customers: 10, adding: 1 })).toEqual({
      refused: 'customers.limitReached',
      params: { limit: 10, plan: 'tailorFree', moveTo: 'tailorBasic' },
    })
  })

  test('an import past every limit proposes the unlimited plan', () => {
    const answer = mayAddCustomers({ ...onFree, customers: 3, adding: 500 })
    expect(answer).toMatchObject({ params: { moveTo: 'tailorProfessional' } })
  })

  test('during its trial a shop adds as many as it likes, and from the instant it ends no more', () => {
    const shop = { plan: 'tailorFree', trialEndsAt: later, customers: 700, adding: 1 } as const
    expect(mayAddCustomers({ ...shop, now })).toEqual({ ok: true })
    expect(mayAddCustomers({ ...shop, now: later })).toMatchObject({ refused: 'customers.limitReached' })
    expect(planInForce({ ...shop, now: later })).toBe('tailorFree')
  })

  test('houses are limited by orders, not by customers', () => {
    expect(mayAddCustomers({ plan: freePlan('house'), customers: 9_000, adding: 1, now })).toEqual({
      ok: true,
    })
  })

  test('the plan proposed always has room, and allowing never goes over the limit', () => {
    const anyPlan = fc.constantFrom(...plans.map((plan) => plan.key))
    fc.assert(
      fc.property(anyPlan, fc.nat(200), fc.nat(200), (plan, customers, adding) => {
        const answer = mayAddCustomers({ plan, customers, adding, now })
        if ('ok' in answer) return customers + adding <= (customerLimit(plan) ?? Number.POSITIVE_INFINITY)
        return 'ok' in mayAddCustomers({ plan: answer.params.moveTo, customers, adding, now })
      }),
    )
  })
})

describe('orders of a month', () => {
  const shop = { plan: 'houseFree', now } as const
  test('a house takes as many as its plan holds, then is told which plan to move to', () => {
    expect(mayTakeOrder({ ...shop, taken: 19 })).toEqual({ ok: true })
    expect(mayTakeOrder({ ...shop, taken: 20 })).toEqual({
      refused: 'orders.limitReached',
      params: { limit: 20, plan: 'houseFree', moveTo: 'houseBasic' },
    })
    expect(mayTakeOrder({ plan: 'houseBasic', now, taken: 100 })).toMatchObject({
      params: { moveTo: 'houseProfessional' },
    })
    expect(mayTakeOrder({ plan: 'tailorFree', now, taken: 1_000_000 })).toEqual({ ok: true })
    expect(mayTakeOrder({ ...shop, trialEndsAt: later, taken: 5000 })).toEqual({ ok: true })
  })
})
