import { expect, test } from 'vitest'
import { createGate } from './intake.ts'

test('never lets more through than it has places, in the order they came, also when some fail', async () => {
  const gate = createGate(2)
  const entered: number[] = []
  let inside = 0
  let mostInside = 0
  const works = Array.from({ length: 7 }, (_, n) =>
    gate(async () => {
      entered.push(n)
      inside += 1
      mostInside = Math.max(mostInside, inside)
      await new Promise((resolve) => setTimeout(resolve, 5))
      inside -= 1
      if (n % 3 === 0) throw new Error('spoilt')
      return n
    }),
  )
  const ends = await Promise.allSettled(works)
  expect(mostInside).toBe(2)
  expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(ends.map((end) => end.status === 'fulfilled')).toEqual([false, true, true, false, true, true, false])
})
