import { expect, test } from 'vitest'
import { boxAvatar } from './box-avatar.ts'
import { tapeAround } from './section.ts'

const lengthOf = (line: readonly (readonly [number, number, number])[]) =>
  line.reduce((sum, point, k) => {
    const next = line[(k + 1) % line.length] ?? point
    return sum + Math.hypot(next[0] - point[0], next[1] - point[1], next[2] - point[2])
  }, 0)

test('a tape around a body is as long as the body is round, and lies level', () => {
  const box = boxAvatar({ broad: 400, high: 1700, deep: 200 })
  const line = tapeAround(box, [0, 900, 0], [0, 1, 0])
  expect(lengthOf(line)).toBeCloseTo(1200, 0)
  expect(line.every(([, y]) => Math.abs(y - 900) < 0.01)).toBe(true)
})
