import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are UUIDs of version 7 that sort by the moment they were made', () => {
  const ids = [1, 2, 1_000_000, 1_795_000_000_000].map((at) => newId(at))
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect([...ids].sort()).toEqual(ids)
  expect(Number.parseInt(newId(1_795_000_000_000).replaceAll('-', '').slice(0, 12), 16)).toBe(
    1_795_000_000_000,
  )
})

test('no two ids are alike', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000)
})
