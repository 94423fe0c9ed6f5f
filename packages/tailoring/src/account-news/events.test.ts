import { expect, test } from 'vitest'
import { isNewsWay, newsEventNames, newsEvents, newsWays } from './events.ts'

test.each(newsEventNames)('%s is told by the ways that are declared, and by no other', (event) => {
  expect(newsWays.filter((way) => isNewsWay(event, way))).toEqual([...newsEvents[event]])
})
