import { expect, test } from 'vitest'
import { crowdedDays } from './crowded-days.ts'

const byDay = [
  { day: '2026-06-01', pieces: 9 },
  { day: '2026-06-02', pieces: 5 },
  { day: '2026-06-03', pieces: 3 },
]

test('a day with more pieces than the busiest of late is crowded', () => {
  expect(crowdedDays({ byDay, busiest: 5 })).toEqual([{ day: '2026-06-01', pieces: 9 }])
})

test('a few pieces are no crowd, and a shop that handed nothing over yet is not judged', () => {
  expect(crowdedDays({ byDay, busiest: 2 }).map(({ pieces }) => pieces)).toEqual([9, 5])
  expect(crowdedDays({ byDay, busiest: 0 })).toEqual([])
})
