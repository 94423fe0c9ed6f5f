import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hear } from './live.ts'

const shown = [
  'customers one',
  'orders list',
  'orders one',
  'measurements book',
  'garments list',
  'staff workers',
  'payments settings',
  'portal orders',
  'collection list',
  'suggestions list',
  'shops own',
  'views orders',
]

/** Which of these answers a change in the feature makes stale. */
function staleAfter(feature: string) {
  const queries = new QueryClient()
  for (const key of [...shown, 'today']) queries.setQueryData(key.split(' '), 'answer')
  hear(queries, JSON.stringify({ feature, id: '1', kind: 'changed' }))
  const isStale = (key: string) => queries.getQueryState(key.split(' '))?.isInvalidated
  expect(isStale('today')).toBe(true)
  return shown.filter(isStale)
}

test.each([
  ['customers', ['customers one', 'orders list', 'orders one', 'measurements book']],
  [
    'orders',
    ['customers one', 'orders list', 'orders one', 'payments settings', 'portal orders', 'suggestions list'],
  ],
  ['measurements', ['customers one', 'measurements book', 'suggestions list']],
  ['garments', ['orders list', 'orders one', 'garments list', 'collection list', 'suggestions list']],
  ['staff', ['orders list', 'orders one', 'staff workers']],
  ['shops', ['orders list', 'orders one', 'garments list', 'payments settings', 'shops own']],
  ['collection', ['collection list']],
])('a change in %s makes stale what tells of it, Today too, and nothing else', (feature, stale) => {
  expect(staleAfter(feature)).toEqual(stale)
})

test('a feature of a newer server wakes nothing here but Today', () => {
  expect(staleAfter('constructor')).toEqual([])
})

test('what a screen on its way was asked for before the change is not shown to it', async () => {
  const { keepEarly, seeArrived, takeEarly } = await import('./early-answers.ts')
  keepEarly('/api/orders/1', Promise.resolve(Response.json({ state: 'pending' })))
  await Promise.resolve()
  hear(new QueryClient(), JSON.stringify({ feature: 'orders', id: '1', kind: 'orders.cancelled' }))
  expect(seeArrived('/api/orders/1')).toBeUndefined()
  expect(takeEarly('/api/orders/1', { method: 'GET' })).toBeUndefined()
})
