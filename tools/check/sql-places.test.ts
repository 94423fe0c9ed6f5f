import { expect, test } from 'vitest'
import { sqlPlaces } from './rules.ts'

const feature = 'apps/server/src/features/customers'
const inFile = (path: string, text: string) => sqlPlaces.find([{ path, text }])

test.each([
  "tx.selectFrom('customers')",
  "tx.insertInto('notes')",
  'await sql`select 1`.execute(tx)',
  "client.query('select 1')",
])('SQL in a command is found: %s', (text) => {
  expect(inFile(`${feature}/add-customer.ts`, text)).toHaveLength(1)
})

test.each([
  `${feature}/customer-store.ts`,
  `${feature}/customer-queries.ts`,
  'apps/server/src/db/migrate.ts',
  `${feature}/add-customer.test.ts`,
])('SQL has its place in %s', (path) => {
  expect(inFile(path, "tx.selectFrom('customers')")).toEqual([])
})
