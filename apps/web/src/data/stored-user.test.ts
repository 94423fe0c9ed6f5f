import { expect, test } from 'vitest'
import { readStoredUser } from './session.ts'

function storageWith(text: string | null) {
  const removed: string[] = []
  const storage = { getItem: () => text, removeItem: (key: string) => removed.push(key) }
  return { removed, storage }
}
const asha = { id: '1', name: 'Asha', email: 'asha@example.com', role: 'tailor' }

test('the kept user record opens the screen at once', () => {
  const { storage, removed } = storageWith(JSON.stringify(asha))
  expect(readStoredUser(storage, 'user')).toEqual(asha)
  expect(removed).toEqual([])
})

test.each(['{', 'null', '[]', '"tailor"', '{"role":"tailor"}', JSON.stringify({ ...asha, role: 'owner' })])(
  'an unreadable record is cleared: %s',
  (text) => {
    const { storage, removed } = storageWith(text)
    expect(readStoredUser(storage, 'user')).toBeUndefined()
    expect(removed).toEqual(['user'])
  },
)

test('where nothing is kept nothing is cleared', () => {
  const { storage, removed } = storageWith(null)
  expect(readStoredUser(storage, 'user')).toBeUndefined()
  expect(removed).toEqual([])
})
