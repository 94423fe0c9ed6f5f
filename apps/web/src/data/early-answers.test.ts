import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const get = { method: 'GET' }
const said = async (reply?: Promise<Response | undefined>) => (await reply)?.text()

test('an answer of index.html is given to the first call that asks the same, and to no other', async () => {
  const answers = new Map([['/api/tailors', Promise.resolve(new Response('three'))]])
  vi.stubGlobal('firstAsked', { answers })
  const { takeEarly } = await import('./early-answers.ts')
  expect(takeEarly('/api/tailors?city=Ludhiana', get)).toBeUndefined()
  expect(await said(takeEarly('/api/tailors', get))).toBe('three')
  expect(takeEarly('/api/tailors', get)).toBeUndefined()
})

test('what was asked before a write tells how it was before, and is dropped with its connection', async () => {
  const { keepEarly, isAskedEarly, takeEarly } = await import('./early-answers.ts')
  const reply = new Response('old')
  keepEarly('/api/orders', Promise.resolve(reply))
  expect(isAskedEarly('/api/orders')).toBe(true)
  expect(takeEarly('/api/orders', { method: 'POST' })).toBeUndefined()
  expect(takeEarly('/api/orders', get)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(reply.bodyUsed).toBe(true)
})

test('what nobody asks for is dropped after ten seconds, and a question that was lost answers nothing', async () => {
  const { keepEarly, takeEarly } = await import('./early-answers.ts')
  keepEarly('/api/cart', Promise.resolve(new Response('empty')))
  keepEarly('/api/lost', Promise.reject(new TypeError('no network')))
  expect(await said(takeEarly('/api/lost', get))).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(takeEarly('/api/cart', get)).toBeUndefined()
})
