import { expect, test } from 'vitest'
import { templateName } from './template.ts'

test('a migration that is new, changed or only renamed makes another template', () => {
  const first = { name: '0001_shops.sql', checksum: 'a' }
  const second = { name: '0002_customers.sql', checksum: 'b' }
  const names = [
    [first],
    [first, second],
    [first, { ...second, checksum: 'c' }],
    [first, { ...second, name: '0003_customers.sql' }],
  ].map(templateName)
  expect(new Set(names).size).toBe(names.length)
  expect(templateName([first])).toBe(names[0])
})
