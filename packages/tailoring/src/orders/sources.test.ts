import { expect, test } from 'vitest'
import { orderSources, rushRuleFor } from './sources.ts'

test('urgency costs by the shop’s rule, and nothing more where a quote or a house agreed on the price', () => {
  const rule = { percentBp: 2500, leadDays: 2 }
  const free = orderSources.filter((source) => rushRuleFor(source, rule) !== rule)
  expect(free).toEqual(['quote', 'house'])
  for (const source of free) expect(rushRuleFor(source, rule)).toEqual({})
})
