import { describe, expect, test } from 'vitest'
import { type PlanLine, planChange } from './change-plan.ts'
import { asksNothing, boughtLate, leftAfterLapse } from './lapse.ts'

const period = { from: '2026-11-10', until: '2026-12-10' }
const linesOf = (from: 'tailorFree' | 'tailorBasic', paid?: typeof period): PlanLine[] => {
  const standing = { kind: 'tailor', plan: from, period: paid, hasUnpaid: false } as const
  const change = planChange({ standing, to: 'tailorProfessional', today: '2026-11-20' })
  return 'refused' in change ? [] : change.lines
}
const upgrade = linesOf('tailorBasic', period)
const month = linesOf('tailorFree')
const free = { plan: 'tailorFree' }

describe('an invoice that is not paid in time', () => {
  test.each([
    [
      'an upgrade leaves the paid plan up to the end of its month',
      upgrade,
      period,
      '2026-12-09',
      { plan: 'tailorBasic', period },
    ],
    ['an upgrade whose month is over leaves the free plan', upgrade, period, '2026-12-10', free],
    ['a month leaves the free plan', month, period, '2026-11-28', free],
  ] as const)('%s', (_, lines, running, today, left) => {
    expect(leftAfterLapse({ kind: 'tailor', lines, period: running, today })).toEqual(left)
  })
})

describe('money that comes late', () => {
  const plan = 'tailorProfessional'
  const basic = { plan: 'tailorBasic', period } as const
  test.each([
    ['for an upgrade buys the days it names and no more', upgrade, basic, '2026-12-01', { plan, period }],
    ['for an upgrade whose days are over buys nothing', upgrade, free, '2026-12-10', free],
    [
      'for an upgrade of another month buys nothing of this one',
      upgrade,
      { ...basic, period: { from: '2026-12-10', until: '2027-01-10' } },
      '2026-12-12',
      undefined,
    ],
    [
      'for a month buys a month from that day',
      month,
      free,
      '2026-12-15',
      { plan, period: { from: '2026-12-15', until: '2027-01-15' } },
    ],
    ['for a month takes away no plan that is running', month, basic, '2026-12-01', undefined],
  ] as const)('%s', (_, lines, held, today, bought) => {
    expect(boughtLate({ plan, lines, held: held as typeof basic, today })).toEqual(bought ?? held)
  })
})

test('an upgrade that was taken away asks for nothing once its days are over; one that was had to the end does, and a month', () => {
  const asked = (lines: PlanLine[], lapsedOn: string | undefined, today: string) =>
    asksNothing({ lines, lapsedOn }, today)
  expect(asked(upgrade, '2026-11-28', '2026-12-09')).toBe(false)
  expect(asked(upgrade, '2026-11-28', '2026-12-10')).toBe(true)
  expect(asked(upgrade, '2026-12-10', '2026-12-10')).toBe(false)
  expect(asked(upgrade, undefined, '2026-12-10')).toBe(false)
  expect(asked(month, '2026-11-28', '2027-03-01')).toBe(false)
})
