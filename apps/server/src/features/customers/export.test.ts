import { suggestColumns } from '@darzi/tailoring/customers/import-columns.ts'
import { languageCodes } from '@darzi/words/languages.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { exportHeadings } from './export-customers.ts'
import { importFile } from './import-journey-for-tests.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())

const exported = (by: Visitor, query: Record<string, string> = {}) =>
  by.try('GET /api/customers/export', { query: { sort: 'name', ...query } })

const words = fc.constantFrom(
  'ਮਨਪ੍ਰੀਤ',
  'आशा वर्मा',
  'Asha',
  '=2+5',
  "'+49",
  '-12',
  '@home',
  '"so"',
  'a;b,c',
  '\\n',
  '\\;',
  'ß',
  '👗',
  '٣',
)
const phrase = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const someCustomer = fc.record({
  name: phrase,
  email: maybe(fc.constantFrom('a@example.test', 'b.c@example.test')),
  address: maybe(phrase),
  notes: maybe(fc.array(phrase, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))),
  bookNumber: maybe(fc.constantFrom('A-1', '007', '=1')),
  tags: fc.uniqueArray(fc.constantFrom('Wedding', 'शादी', 'VIP'), { maxLength: 3 }),
  earlier: fc.record({
    orders: fc.nat(40),
    spentMinor: fc.nat(10 ** 11),
    lastOrderDate: maybe(fc.constantFrom('2025-01-31', '1999-12-01')),
  }),
})

/** Adds them with a phone and a name each of their own, so that the order of the file is one. */
async function fill(
  owner: Visitor,
  customers: (typeof someCustomer extends fc.Arbitrary<infer C> ? C : never)[],
) {
  for (const [place, { name, ...rest }] of customers.entries())
    await owner.call('POST /api/customers', {
      body: {
        ...rest,
        name: `${name} ${place}`,
        phone: place % 3 === 2 ? undefined : `98100000${10 + place}`,
      },
    })
}

test('what one shop exports another imports: the same records, whatever is written in them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someCustomer, { minLength: 1, maxLength: 6 }), async (customers) => {
      const [one, other] = [await aShopAtWork(given.app), await aShopAtWork(given.app)]
      await fill(one.owner, customers)
      const file = await exported(one.owner)
      expect((await importFile(other.owner, file.bytes)).counts).toMatchObject({ added: customers.length })
      expect((await exported(other.owner)).text).toBe(file.text)
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('cards for a phone carry the contact and come back the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someCustomer, { minLength: 1, maxLength: 6 }), async (customers) => {
      const [one, other] = [await aShopAtWork(given.app), await aShopAtWork(given.app)]
      await fill(one.owner, customers)
      const file = await exported(one.owner, { format: 'vcard' })
      for (const line of file.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      await importFile(other.owner, file.bytes, 'contacts.vcf')
      expect((await exported(other.owner, { format: 'vcard' })).text).toBe(file.text)
    }),
    { numRuns: 8 },
  )
}, 60_000)

test.each(languageCodes)('every heading of an export in %s is recognised by import', (language) => {
  const headings = exportHeadings(language)
  expect(
    suggestColumns(
      headings,
      headings.map(() => []),
    ),
  ).toEqual([
    'name',
    'phone',
    'email',
    'address',
    'notes',
    'tags',
    'bookNumber',
    'totalOrders',
    'totalSpent',
    'lastOrderDate',
  ])
})

test('a file for spreadsheets says it is UTF-8, is offered as a download and computes nothing', async () => {
  const { owner } = await aShopAtWork(given.app)
  await owner.call('POST /api/customers', { body: { name: '=HYPERLINK("x")', phone: '+1 213 373 4253' } })
  const file = await exported(owner)
  expect(file.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(file.headers['content-disposition']).toBe('attachment; filename="customers.csv"')
  expect(file.text.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x"")",+1 213 373 4253,,,,,,0,0.00,`)
})

test('only what the directory shows, or what was chosen, is exported; page after page', async () => {
  const { owner } = await aShopAtWork(given.app)
  const list = Array.from(
    { length: 1203 },
    (_, at) => `Customer ${String(at).padStart(4, '0')},98${10_000_000 + at}`,
  )
  await importFile(owner, `Name,Phone\n${list.join('\n')}`)
  const names = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0])
  expect(names((await exported(owner)).text)).toEqual(list.map((row) => row.split(',')[0]))
  expect(names((await exported(owner, { q: '98100 00042' })).text)).toEqual(['Customer 0042'])
  expect(names((await exported(owner, { filter: 'repeat' })).text)).toEqual([])
  const { rows } = await owner.call('GET /api/customers', { query: { sort: 'name', limit: 3 } })
  const ids = rows
    .map(({ id }) => id)
    .toReversed()
    .join(',')
  expect(names((await exported(owner, { ids })).text)).toEqual(rows.map(({ name }) => name))
  expect((await exported(owner, { ids: "x' or 1=1" })).status).toBe(400)
})

test('a counter hand may not take the book away, and another shop’s ids export nobody', async () => {
  const { owner, shop } = await aShopAtWork(given.app)
  const { id } = await owner.call('POST /api/customers', { body: { name: 'Asha' } })
  const counter = await memberAtWork(given.app, shop.id, 'counter')
  expect((await exported(counter)).status).toBe(403)
  const other = await aShopAtWork(given.app)
  expect((await exported(other.owner, { ids: id })).text).not.toContain('Asha')
})
