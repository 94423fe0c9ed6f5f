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
const said = async (answer?: Promise<{ data?: unknown } | undefined>) => (await answer)?.data

test('an answer of index.html is given to the first call that asks the same, and to no other', async () => {
  const answers = new Map([['/api/tailors', Promise.resolve(Response.json('three'))]])
  vi.stubGlobal('firstAsked', { answers })
  const { takeEarly } = await import('./early-answers.ts')
  expect(takeEarly('/api/tailors?city=Ludhiana', get)).toBeUndefined()
  expect(await said(takeEarly('/api/tailors', get))).toBe('three')
  expect(takeEarly('/api/tailors', get)).toBeUndefined()
})

test('what was asked before a write tells how it was before, and is dropped', async () => {
  const { keepEarly, isAskedEarly, takeEarly, takeArrived } = await import('./early-answers.ts')
  keepEarly('/api/orders', Promise.resolve(Response.json('old')))
  expect(isAskedEarly('/api/orders')).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(takeEarly('/api/orders', { method: 'POST' })).toBeUndefined()
  expect(takeEarly('/api/orders', get)).toBeUndefined()
  expect(takeArrived('/api/orders')).toBeUndefined()
})

test('what nobody asks for is dropped after ten seconds, and a question that was lost answers nothing', async () => {
  const { keepEarly, takeEarly } = await import('./early-answers.ts')
  keepEarly('/api/cart', Promise.resolve(Response.json('empty')))
  keepEarly('/api/lost', Promise.reject(new TypeError('no network')))
  expect(await said(takeEarly('/api/lost', get))).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(takeEarly('/api/cart', get)).toBeUndefined()
})

test('JSON that has come is there at once, for whoever draws a screen with it, and only once', async () => {
  const { keepEarly, seeArrived, takeArrived, takeEarly } = await import('./early-answers.ts')
  const json = () => Response.json({ number: 'A-1' })
  keepEarly('/api/orders/1', Promise.resolve(json()))
  expect(takeArrived('/api/orders/1')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  const seenBefore = seeArrived('/api/orders/1')
  expect(seenBefore).toEqual({ number: 'A-1' })
  expect(takeArrived('/api/orders/1')).toBe(seenBefore)
  expect(takeArrived('/api/orders/1')).toBeUndefined()
  keepEarly('/api/orders/2', Promise.resolve(json()))
  expect(await takeEarly('/api/orders/2', get)).toMatchObject({ data: { number: 'A-1' } })
})

test('a refusal is left to the call to read', async () => {
  const { keepEarly, takeArrived, takeEarly } = await import('./early-answers.ts')
  keepEarly('/api/orders/1', Promise.resolve(Response.json({ code: 'access.forbidden' }, { status: 403 })))
  await vi.advanceTimersByTimeAsync(0)
  expect(takeArrived('/api/orders/1')).toBeUndefined()
  expect(await (await takeEarly('/api/orders/1', get))?.reply.json()).toEqual({ code: 'access.forbidden' })
})
