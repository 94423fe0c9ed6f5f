import { expect, test } from 'vitest'
import { forgetDrafts, forgetDraftsOfOthers } from './forget-drafts.ts'

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

test('who signs in next keeps what they had begun, and nothing of anyone else stays', () => {
  const storage = aStorage({
    'draft.customers.1.new': '{}',
    'draft.customers.2.new 98.1': '{}',
    'draft.customers..new': '{}',
    'draft.orders.1.9f': '{}',
    language: 'pa',
  })
  forgetDraftsOfOthers(storage, '1')
  expect(Object.keys(storage)).toEqual(['draft.customers.1.new', 'draft.orders.1.9f', 'language'])
})

test('what was measured by photo stays for its guest who signs in, and goes with whoever signs out', () => {
  const storage = aStorage({ 'scan.': '{}', 'scan.1': '{}', 'scan.2': '{}', scanner: 'x' })
  forgetDraftsOfOthers(storage, '1')
  expect(Object.keys(storage)).toEqual(['scan.', 'scan.1', 'scanner'])
  forgetDrafts(storage)
  expect(Object.keys(storage)).toEqual(['scanner'])
})

/** A browser's storage shows what it keeps as its own properties. */
function aStorage(kept: Record<string, string>): Storage {
  const hidden = { removeItem: (key: string) => Reflect.deleteProperty(storage, key) }
  const storage = Object.assign(Object.create(hidden), kept)
  return storage
}
