import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellSlowOnly } from './tell-slow-only.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A router whose second screen asks for `comes` before it shows, and what a listener hears of going there. */
function heard(comes: Promise<unknown>) {
  const router = tellSlowOnly(
    createMemoryRouter([{ path: '/' }, { path: '/next', loader: async () => (await comes) ?? null }]),
  )
  const states: string[] = []
  router.subscribe(({ navigation, location }) => states.push(`${navigation.state} ${location.pathname}`))
  void router.navigate('/next')
  return states
}

test('a screen that comes at once is told of once, when it is there', async () => {
  const states = heard(Promise.resolve())
  await vi.advanceTimersByTimeAsync(1000)
  expect(states).toEqual(['idle /next'])
})

test('one that is slow to come is told of as being on its way', async () => {
  const states = heard(new Promise((resolve) => setTimeout(resolve, 500)))
  await vi.advanceTimersByTimeAsync(99)
  expect(states).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(states).toEqual(['loading /'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(states).toEqual(['loading /', 'idle /next'])
})
