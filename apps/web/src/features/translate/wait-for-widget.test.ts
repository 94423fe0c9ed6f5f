import { expect, test } from 'vitest'
import { waitForWidget } from './wait-for-widget.ts'

test.each([
  ['at once', 0, true],
  ['after 9.5 seconds', 9500, true],
  ['never', Number.POSITIVE_INFINITY, false],
])(
  'a widget that comes %s is waited for by half seconds, ten seconds at most',
  async (_when, comesAfter, isThere) => {
    let now = 0
    const waits: number[] = []
    const wait = async (ms: number) => {
      waits.push(ms)
      now += ms
    }
    expect(await waitForWidget(() => now >= comesAfter, wait)).toBe(isThere)
    expect(new Set(waits).size).toBeLessThanOrEqual(1)
    expect(now).toBeLessThanOrEqual(10_000)
  },
)
