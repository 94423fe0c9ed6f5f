import { expect, test } from 'vitest'
import { msToNextDay } from './next-day.ts'

test.each([
  ['Asia/Kolkata', '2026-11-23T18:29:59Z', 2],
  ['Asia/Kolkata', '2026-11-23T18:30:00Z', 86_401],
  ['Asia/Kolkata', '2026-11-23T00:00:00Z', 18.5 * 3600 + 1],
  ['Asia/Dubai', '2026-11-23T19:30:00Z', 1801],
  ['UTC', '2026-12-31T23:59:30Z', 31],
] as const)('in %s at %s the next day begins within %d s', (timeZone, now, seconds) => {
  expect(msToNextDay(timeZone, new Date(now))).toBe(seconds * 1000)
})
