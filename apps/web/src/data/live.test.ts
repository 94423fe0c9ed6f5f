import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hear } from './live.ts'

test('a message makes the answers of its room stale, the dashboard too, and no other room', () => {
  const queries = new QueryClient()
  for (const key of [['customers', 'list'], ['staff'], ['shops', 'dashboard']])
    queries.setQueryData(key, 'answer')
  hear(queries, '{"room":"customers","id":"1","kind":"added"}')
  const isStale = (key: string[]) => queries.getQueryState(key)?.isInvalidated
  expect(isStale(['customers', 'list'])).toBe(true)
  expect(isStale(['shops', 'dashboard'])).toBe(true)
  expect(isStale(['staff'])).toBe(false)
})
