import { expect, test } from 'vitest'
import { sqlPlaces } from './sql-places.ts'

const room = 'apps/server/src/features/customers'
const inFile = (path: string, text: string) => sqlPlaces.find([{ path, text }])

test.each([
  "tx.selectFrom('customers')",
  "tx.insertInto('notes')",
  'await sql`select 1`.execute(tx)',
  "client.query('select 1')",
])('SQL in a command is found: %s', (text) => {
  expect(inFile(`${room}/add-customer.ts`, text)).toHaveLength(1)
})

test.each([
  `${room}/customer-store.ts`,
  `${room}/customer-queries.ts`,
  'apps/server/src/db/migrate.ts',
  `${room}/add-customer.test.ts`,
])('SQL has its place in %s', (path) => {
  expect(inFile(path, "tx.selectFrom('customers')")).toEqual([])
})
