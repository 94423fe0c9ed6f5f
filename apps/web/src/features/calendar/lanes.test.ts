import { expect, test } from 'vitest'
import { lanesOf } from './lanes.ts'

const at = (id: string, minute: number, minutes: number) => ({ id, minute, minutes })

test('what overlaps stands side by side, what follows has the whole width again', () => {
  const lanes = lanesOf([at('a', 600, 60), at('b', 630, 60), at('c', 660, 30), at('d', 720, 30)])
  expect(Object.fromEntries(lanes)).toEqual({
    a: { lane: 0, of: 2 },
    b: { lane: 1, of: 2 },
    c: { lane: 0, of: 2 },
    d: { lane: 0, of: 1 },
  })
})
