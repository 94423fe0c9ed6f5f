import { expect, test } from 'vitest'
import { type CuttingRecord, proposedRecord } from './cut-from.ts'

const needed = ['chest', 'sleeve']
const record = (id: string, given: Partial<CuttingRecord> = {}) => ({
  id,
  profile: 'body' as const,
  isSent: false,
  fields: needed,
  ...given,
})
const proposed = (...records: ReturnType<typeof record>[]) => proposedRecord(records, needed)?.id

test('a piece is cut from the newest record of the body that has what the garment needs', () => {
  expect(proposed(record('new'), record('old'))).toBe('new')
  expect(proposed(record('trousers only', { fields: ['waist'] }), record('old'))).toBe('old')
  expect(proposed(record('new', { fields: ['chest'] }), record('old', { fields: [] }))).toBe('new')
  expect(proposed(record('a shirt on the table', { profile: 'garment' }))).toBeUndefined()
  expect(proposed()).toBeUndefined()
})

test('numbers somebody sent never take the place of the tailor’s, however full they are', () => {
  const sent = record('sent', { isSent: true })
  expect(proposed(sent, record('taken', { fields: ['chest'] }))).toBe('taken')
  expect(proposed(sent)).toBe('sent')
})
