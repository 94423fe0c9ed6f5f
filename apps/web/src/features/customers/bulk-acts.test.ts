import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { changedBy, changeOf, undoOf } from './bulk-acts.ts'

function aCard(part: Partial<CustomerCard>): CustomerCard {
  return {
    id: 'a',
    number: 'CUST-001',
    name: 'Asha',
    tags: [],
    persons: 1,
    totalOrders: 0,
    totalSpentMinor: 0,
    isArchived: false,
    createdAt: '2026-11-21T10:00:00Z',
    version: 1,
    can: { edit: true, archive: true, merge: true },
    ...part,
  }
}
const bare = aCard({ id: 'bare' })
const vip = aCard({ id: 'vip', tags: ['VIP'] })

test('undo takes a tag off only those who did not wear it before, in whatever case', () => {
  const asked = { ids: ['bare', 'vip'], act: 'addTag', tag: 'vip' } as const
  const changed = changedBy(asked, [bare, vip])
  expect(undoOf(asked, changed)).toEqual({ ids: ['bare'], act: 'removeTag', tag: 'vip' })
})

test('a tag is sewn on once and taken off in any case', () => {
  expect(changeOf('addTag', 'Bride')(vip)?.tags).toEqual(['VIP', 'Bride'])
  expect(changeOf('addTag', 'vip')(vip)?.tags).toHaveLength(1)
  expect(changeOf('removeTag', 'vip')(vip)?.tags).toEqual([])
})

test('an archived row leaves the directory, a restored one the archive', () => {
  const archived = aCard({ isArchived: true })
  expect(changeOf('archive')(bare)).toBeUndefined()
  expect(changeOf('archive')(archived)).toBe(archived)
  expect(changeOf('restore')(archived)).toBeUndefined()
  expect(changedBy({ ids: [], act: 'archive' }, [bare, archived])).toEqual(['bare'])
})
