import { expect, test } from 'vitest'
import { isNewsWay, newsEventNames, newsEvents, newsWays, shopNewsEvents } from './events.ts'

test.each(newsEventNames)('%s is told by the ways that are declared, and by no other', (event) => {
  expect(newsWays.filter((way) => isNewsWay(event, way))).toEqual([...newsEvents[event]])
})

test('a shop’s members are told of what customers do, and not of orders, which they make themselves', () => {
  expect(shopNewsEvents).toEqual(['messages', 'quotes'])
})
