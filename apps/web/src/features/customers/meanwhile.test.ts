import { expect, test } from 'vitest'
import { emptyDraft } from './customer-draft.ts'
import { changedMeanwhile, settled } from './meanwhile.ts'

const base = {
  ...emptyDraft('c', { name: 'Asha', phone: '98765 43210' }),
  tags: ['VIP'],
  address: 'Ghumar Mandi',
}

test('what only I changed is no conflict and stays mine', () => {
  const versions = { base, mine: { ...base, phone: '90000 00000' }, theirs: base }
  expect(changedMeanwhile(versions)).toEqual([])
  expect(settled(versions, new Set()).phone).toBe('90000 00000')
})

test('what only the other changed is shown and taken over', () => {
  const versions = { base, mine: base, theirs: { ...base, tags: ['VIP', 'Bride'] } }
  expect(changedMeanwhile(versions)).toEqual([
    { field: 'tags', mine: 'VIP', theirs: 'VIP, Bride', isContested: false },
  ])
  expect(settled(versions, new Set()).tags).toEqual(['VIP', 'Bride'])
})

test('where both changed a field, mine stays unless theirs is chosen', () => {
  const versions = {
    base,
    mine: { ...base, address: 'Model Town' },
    theirs: { ...base, address: 'Civil Lines' },
  }
  expect(changedMeanwhile(versions)[0]?.isContested).toBe(true)
  expect(settled(versions, new Set()).address).toBe('Model Town')
  expect(settled(versions, new Set(['address'] as const)).address).toBe('Civil Lines')
})

test('where both wrote the same there is nothing to settle', () => {
  const same = { ...base, address: 'Model Town ' }
  expect(changedMeanwhile({ base, mine: same, theirs: { ...base, address: 'Model Town' } })).toEqual([])
})
