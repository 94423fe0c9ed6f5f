import { plans } from '@darzi/tailoring/plans.ts'
import words from '@darzi/words/en/site-pricing.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { audiences } from './audience.ts'
import { limitOf, plansFor } from './plan-list.ts'

test('every plan of the table stands on exactly one pricing tab, and every tab shows its plans', () => {
  const shown = audiences.flatMap((audience) => plansFor(audience))
  expect(shown.map((plan) => plan.key).sort()).toEqual(plans.map((plan) => plan.key).sort())
  for (const audience of audiences) expect(plansFor(audience).length).toBeGreaterThan(0)
})

test('the tags hang from the cheapest to the dearest', () => {
  for (const audience of audiences) {
    const prices = plansFor(audience).map((plan) => plan.pricePerMonthRupees)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
  }
})

test('every plan has a name, whom it is for and what it holds in words', () => {
  for (const { key } of plans) {
    for (const meaning of ['name', 'for', 'first', 'second'])
      expect(words).toHaveProperty([`${key}.${meaning}`])
  }
})

test('the limit told is the limit enforced', () => {
  for (const plan of plans) {
    const told = limitOf(plan)
    expect(told?.count).toBe(plan.limits.customers ?? plan.limits.ordersPerMonth)
    if (told) expect(words).toHaveProperty([`limit.${told.meaning}`])
  }
})
