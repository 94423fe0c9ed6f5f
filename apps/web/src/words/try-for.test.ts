import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryFor } from './language.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pace = { everyMs: 500, forMs: 10_000 }

test('words that come at the third try are taken', async () => {
  const attempt = vi
    .fn()
    .mockRejectedValueOnce('lost')
    .mockRejectedValueOnce('lost')
    .mockResolvedValue('words')
  const coming = tryFor(attempt, pace)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await coming).toBe('words')
  expect(attempt).toHaveBeenCalledTimes(3)
})

test('after ten seconds it gives up', async () => {
  const attempt = vi.fn().mockRejectedValue('lost')
  const coming = tryFor(attempt, pace)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(attempt).toHaveBeenCalledTimes(20)
  await vi.advanceTimersByTimeAsync(1)
  expect(await coming).toBeUndefined()
})
