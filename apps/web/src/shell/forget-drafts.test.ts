import { expect, test } from 'vitest'
import { forgetDrafts, forgetDraftsOfOthers } from './forget-drafts.ts'

test('signing out forgets what was begun in every feature, and keeps the choices of the device', () => {
  const storage = aStorage({
    'draft.customers.1.new': '{}',
    'draft.orders.1.new': '{}',
    language: 'pa',
    drafty: 'x',
  })
  forgetDrafts(storage)
  expect(storage.keys()).toEqual(['language', 'drafty'])
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
  expect(storage.keys()).toEqual(['draft.customers.1.new', 'draft.orders.1.9f', 'language'])
})

test('what was measured by photo stays for its guest who signs in, and goes with whoever signs out', () => {
  const storage = aStorage({
    'scan.': '{}',
    'scan.1': '{}',
    'scans.1': '[]',
    'scan.2': '{}',
    'scans.2': '[]',
    scanner: 'x',
  })
  forgetDraftsOfOthers(storage, '1')
  expect(storage.keys()).toEqual(['scan.', 'scan.1', 'scans.1', 'scanner'])
  forgetDrafts(storage)
  expect(storage.keys()).toEqual(['scanner'])
})

function aStorage(texts: Record<string, string>) {
  const kept = new Map(Object.entries(texts))
  return { keys: () => [...kept.keys()], removeItem: (key: string) => void kept.delete(key) }
}
