import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MergeFields, mergeFields } from './merge.ts'

const aRecord = (says: Partial<MergeFields> = {}): MergeFields => ({
  name: 'Asha',
  tags: [],
  totalOrders: 0,
  totalSpentMinor: 0,
  ...says,
})

describe('merging two records', () => {
  test('what the kept record says wins, what it lacks comes from the other', () => {
    const kept = aRecord({ name: 'Asha Devi', phone: '+911', email: '' })
    const other = aRecord({
      name: 'Asha',
      phone: '+912',
      email: 'a@b.in',
      address: 'Ludhiana',
      photoId: 'p',
      bookNumber: '7',
    })
    expect(mergeFields(kept, other)).toMatchObject({
      name: 'Asha Devi',
      phone: '+911',
      email: 'a@b.in',
      address: 'Ludhiana',
      photoId: 'p',
      bookNumber: '7',
    })
  })

  test.each([
    ['loose fit', 'no lining', 'loose fit\n\nno lining'],
    ['loose fit', 'loose fit', 'loose fit'],
    ['loose fit', undefined, 'loose fit'],
    [undefined, 'no lining', 'no lining'],
    [undefined, undefined, undefined],
  ])('notes %j and %j become %j', (notes, others, both) => {
    expect(mergeFields(aRecord({ notes }), aRecord({ notes: others })).notes).toBe(both)
  })

  test('tags are united, as the kept record wrote them', () => {
    const merged = mergeFields(aRecord({ tags: ['VIP', 'wedding'] }), aRecord({ tags: ['vip', 'school'] }))
    expect(merged.tags).toEqual(['VIP', 'wedding', 'school'])
  })

  test.each([
    ['2026-03-04', '2026-11-01', '2026-11-01'],
    ['2026-03-04', undefined, '2026-03-04'],
    [undefined, '2026-03-04', '2026-03-04'],
  ])('of the last orders %j and %j the later counts', (lastOrderOn, others, later) => {
    expect(mergeFields(aRecord({ lastOrderOn }), aRecord({ lastOrderOn: others })).lastOrderOn).toBe(later)
  })
})

describe('however records are merged, the figures add up', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-01-${date}`)
  const record = fc.record({
    name: fc.string({ minLength: 1 }),
    phone: fc.option(fc.string(), { nil: undefined }),
    notes: fc.option(fc.string(), { nil: undefined }),
    tags: fc.array(fc.string({ maxLength: 3 })),
    totalOrders: fc.nat(100_000),
    totalSpentMinor: fc.nat(1_000_000_000),
    lastOrderOn: fc.option(day, { nil: undefined }),
  })

  test('orders and money of three records are the same sum in any grouping', () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) => {
        const first = mergeFields(mergeFields(a, b), c)
        const second = mergeFields(a, mergeFields(b, c))
        expect(first.totalOrders).toBe(a.totalOrders + b.totalOrders + c.totalOrders)
        expect(first.totalSpentMinor).toBe(a.totalSpentMinor + b.totalSpentMinor + c.totalSpentMinor)
        expect([second.totalOrders, second.totalSpentMinor, second.lastOrderOn]).toEqual([
          first.totalOrders,
          first.totalSpentMinor,
          first.lastOrderOn,
        ])
        expect(second.tags).toEqual(first.tags)
      }),
    )
  })

  test('no note and no tag of either record is lost', () => {
    fc.assert(
      fc.property(record, record, (kept, other) => {
        const merged = mergeFields(kept, other)
        const held = new Set(merged.tags.map((tag) => tag.toLowerCase()))
        expect([...kept.tags, ...other.tags].every((tag) => held.has(tag.toLowerCase()))).toBe(true)
        for (const notes of [kept.notes, other.notes]) expect(merged.notes ?? '').toContain(notes ?? '')
      }),
    )
  })
})
