import { expect, test } from 'vitest'
import { forgetDrafts } from './forget-drafts.ts'

test('signing out forgets what was begun in every room, and keeps the choices of the device', () => {
  const storage = aStorage({
    'draft.customers.1.new': '{}',
    'draft.orders.1.new': '{}',
    language: 'pa',
    drafty: 'x',
  })
  forgetDrafts(storage)
  expect(Object.keys(storage)).toEqual(['language', 'drafty'])
})

/** A browser's storage shows what it keeps as its own properties. */
function aStorage(kept: Record<string, string>): Storage {
  const hidden = { removeItem: (key: string) => Reflect.deleteProperty(storage, key) }
  const storage = Object.assign(Object.create(hidden), kept)
  return storage
}
