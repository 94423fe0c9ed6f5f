import { describe, expect, test } from 'vitest'
import { addDays } from '../customers/days.ts'
import { orderStates } from './life.ts'
import { isTrialToday, promiseGroup, todayAct } from './today.ts'

const today = '2026-11-23'
const day = (days: number) => addDays(today, days)

test.each([
  [-1, 'approved', 'late'],
  [-90, 'in_progress', 'late'],
  [-1, 'ready', 'uncollected'],
  [0, 'approved', 'today'],
  [0, 'ready', 'today'],
  [1, 'in_progress', 'tomorrow'],
  [1, 'ready', 'tomorrow'],
  [2, 'in_progress', undefined],
  [-1, 'pending', undefined],
  [0, 'pending', undefined],
  [-1, 'delivered', undefined],
  [0, 'cancelled', undefined],
] as const)('promised %i days from today and %s: %s', (days, state, group) => {
  expect(promiseGroup({ state, promisedOn: day(days) }, today)).toBe(group)
})

test('a night, a month’s end and a leap day move every promise one group on', () => {
  const groups = (now: string, promisedOn: string) => promiseGroup({ state: 'in_progress', promisedOn }, now)
  for (const [before, promised, after] of [
    ['2026-11-22', '2026-11-23', '2026-11-24'],
    ['2026-12-31', '2027-01-01', '2027-01-02'],
    ['2028-02-28', '2028-02-29', '2028-03-01'],
  ] as const) {
    expect(groups(before, promised)).toBe('tomorrow')
    expect(groups(promised, promised)).toBe('today')
    expect(groups(after, promised)).toBe('late')
  }
})

describe('the one act of a row', () => {
  const usual = { promisedOn: today, hasPhone: true, lacksPrice: false }

  test('follows the state', () => {
    const acts = orderStates.map((state) => [state, todayAct({ ...usual, state }, today)])
    expect(Object.fromEntries(acts)).toEqual({
      pending: 'approve',
      approved: 'begin',
      in_progress: 'finish',
      ready: 'handOver',
      delivered: undefined,
      cancelled: undefined,
    })
  })

  test('what a form sent is priced before it is approved', () => {
    expect(todayAct({ ...usual, state: 'pending', lacksPrice: true }, today)).toBe('price')
  })

  test.each([
    ['promised yesterday, ready since yesterday', -1, -1, true, 'remind'],
    ['promised yesterday, ready since today', -1, 0, true, 'handOver'],
    ['promised today, ready since yesterday', 0, -1, true, 'handOver'],
    ['promised tomorrow, ready since yesterday', 1, -1, true, 'handOver'],
    ['not fetched, but nobody can be called', -5, -5, false, 'handOver'],
  ] as const)('%s', (_when, promised, ready, hasPhone, act) => {
    const order = {
      ...usual,
      state: 'ready',
      promisedOn: day(promised),
      readyOn: day(ready),
      hasPhone,
    } as const
    expect(todayAct(order, today)).toBe(act)
  })
})

test.each([
  ['in_progress', today, false, true],
  ['approved', today, false, true],
  ['in_progress', today, true, false],
  ['in_progress', day(1), false, false],
  ['in_progress', undefined, false, false],
  ['pending', today, false, false],
  ['ready', today, false, false],
] as const)('%s, with the trial on %s, tried: %s', (state, trialOn, isTried, is) => {
  expect(isTrialToday({ state, trialOn, isTried }, today)).toBe(is)
})
