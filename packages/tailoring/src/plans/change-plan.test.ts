import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../customers/days.ts'
import { type PlanKey, plans } from '../plans.ts'
import { overLimits, type PlanStanding, planChange, priceMinorOf } from './change-plan.ts'
import { monthAfter, monthFrom, priceOfDays } from './period.ts'

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
const price = fc.integer({ min: 0, max: 5_000_000 })

test('a month ends on the same day of the next, or on its last', () => {
  expect(monthAfter('2026-01-15')).toBe('2026-02-15')
  expect(monthAfter('2026-01-31')).toBe('2026-02-28')
  expect(monthAfter('2024-01-31')).toBe('2024-02-29')
  expect(monthAfter('2026-12-31')).toBe('2027-01-31')
})

describe('the price of some days', () => {
  test('of a whole period is its price', () => {
    fc.assert(
      fc.property(day, price, (from, priceMinor) => {
        const period = monthFrom(from)
        return priceOfDays({ priceMinor, period, ...period }) === priceMinor
      }),
    )
  })

  test('is never below nothing nor above the price, and parts side by side sum to it, to the coin', () => {
    fc.assert(
      fc.property(day, price, fc.array(fc.nat(31), { maxLength: 5 }), (from, priceMinor, cuts) => {
        const period = monthFrom(from)
        const days = daysBetween(period.from, period.until)
        const at = [0, ...cuts.map((cut) => Math.min(cut, days)).sort((one, other) => one - other), days]
        const parts = at.slice(1).map((end, index) =>
          priceOfDays({
            priceMinor,
            period,
            from: addDays(from, at[index] ?? 0),
            until: addDays(from, end),
          }),
        )
        expect(parts.every((part) => part >= 0 && part <= priceMinor && Number.isInteger(part))).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(priceMinor)
      }),
    )
  })
})

const today = '2026-11-25'
const standing = (given: Partial<PlanStanding> = {}): PlanStanding => ({
  kind: 'tailor',
  plan: 'tailorFree',
  hasUnpaid: false,
  ...given,
})
const change = (to: PlanKey, given: Partial<PlanStanding> = {}) =>
  planChange({ standing: standing(given), to, today })
const paid = { plan: 'tailorBasic', period: { from: '2026-11-10', until: '2026-12-10' } } as const

describe('choosing a plan', () => {
  test('from the free one begins a paid month today', () => {
    expect(change('tailorBasic')).toMatchObject({
      when: 'now',
      period: { from: today, until: '2026-12-25' },
      totalMinor: 249_900,
    })
  })

  test('a dearer one begins at once: the days left cost the new price less the old', () => {
    const rest = Math.round(699_900 / 2)
    const credit = Math.round(249_900 / 2)
    expect(change('tailorProfessional', paid)).toMatchObject({
      when: 'now',
      period: paid.period,
      lines: [
        { meaning: 'rest', plan: 'tailorProfessional', minor: 699_900 - rest },
        { meaning: 'credit', plan: 'tailorBasic', minor: -(249_900 - credit) },
      ],
      totalMinor: 699_900 - rest - (249_900 - credit),
    })
  })

  test('a cheaper one begins when what was paid for is over, and costs nothing now', () => {
    expect(change('tailorFree', paid)).toMatchObject({
      when: 'atPeriodEnd',
      startsOn: '2026-12-10',
      totalMinor: 0,
    })
  })

  test('during the trial begins when it ends', () => {
    expect(change('tailorEnterprise', { trialEndsOn: '2026-12-01' })).toMatchObject({
      when: 'atTrialEnd',
      startsOn: '2026-12-01',
      totalMinor: 0,
    })
  })

  test('the own plan again is refused, unless another was to follow it: then it stays', () => {
    expect(change('tailorFree')).toMatchObject({ refused: 'plans.same' })
    expect(change('tailorBasic', { ...paid, nextPlan: 'tailorFree' })).toMatchObject({ when: 'kept' })
  })

  test('the other kind’s plans are refused, and a dearer one while an invoice is open', () => {
    expect(change('houseBasic')).toMatchObject({ refused: 'plans.otherKind' })
    expect(change('customerFree')).toMatchObject({ refused: 'plans.otherKind' })
    expect(change('tailorProfessional', { ...paid, hasUnpaid: true })).toMatchObject({
      refused: 'plans.unpaid',
    })
  })

  test('never costs less than nothing nor more than the month of the new plan', () => {
    const ofTailors = plans.filter(({ audience }) => audience === 'tailors').map(({ key }) => key)
    fc.assert(
      fc.property(
        fc.constantFrom(...ofTailors),
        fc.constantFrom(...ofTailors),
        day,
        fc.nat(27),
        (plan, to, from, passed) => {
          const period = priceMinorOf(plan) > 0 ? monthFrom(from) : undefined
          const answer = planChange({
            standing: standing({ plan, period }),
            to,
            today: addDays(from, passed),
          })
          if ('refused' in answer) return plan === to
          const sum = answer.lines.reduce((total, { minor }) => total + minor, 0)
          return answer.totalMinor >= 0 && answer.totalMinor <= priceMinorOf(to) && sum === answer.totalMinor
        },
      ),
    )
  })
})

test('what is over a plan’s limits is counted', () => {
  expect(overLimits('tailorFree', { customers: 14, ordersThisMonth: 900 })).toEqual({ customers: 4 })
  expect(overLimits('houseFree', { customers: 14, ordersThisMonth: 23 })).toEqual({ orders: 3 })
  expect(overLimits('tailorProfessional', { customers: 1400, ordersThisMonth: 900 })).toEqual({})
})
