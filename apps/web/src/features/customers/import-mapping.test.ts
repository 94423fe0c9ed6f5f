import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { expect, test } from 'vitest'
import { hasName, remapped, suggestedMapping } from './import-mapping.ts'

const column = (index: number, suggested?: CustomerImport['columns'][number]['suggested']) => ({
  index,
  header: `column ${index}`,
  samples: [],
  suggested,
})
const anImport: CustomerImport = {
  id: 'i',
  state: 'uploaded',
  source: 'csv',
  filename: 'old-book.csv',
  createdAt: '2026-11-21T10:00:00Z',
  columns: [column(0, 'name'), column(1), column(2, 'phone')],
  counts: { rows: 3, added: 0, duplicates: 0, refused: 0, done: 0 },
  can: { run: true, undo: false },
}

test('the mapping begins with what was suggested; a column without suggestion is left out', () => {
  expect(suggestedMapping(anImport).columns).toEqual({ 0: 'name', 2: 'phone' })
})

test('a column can be given another field, or none, without touching the others', () => {
  const mapping = suggestedMapping(anImport)
  expect(remapped(mapping, 1, 'email').columns).toEqual({ 0: 'name', 1: 'email', 2: 'phone' })
  expect(remapped(mapping, 2, undefined).columns).toEqual({ 0: 'name' })
})

test('without a column for the name nothing is tried', () => {
  expect(hasName(suggestedMapping(anImport))).toBe(true)
  expect(hasName(remapped(suggestedMapping(anImport), 0, undefined))).toBe(false)
})
