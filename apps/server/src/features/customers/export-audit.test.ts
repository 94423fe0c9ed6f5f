import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { importFile } from './import-journey-for-tests.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())

/** The downloads of a shop as the audit knows them. */
const downloadsOf = (shopId: string) =>
  asOwner(given.app, async (client) => {
    const { rows } = await client.query(
      `select account_id, route, subject_id, rows_out from audit_lines
        where shop_id = $1 and rows_out is not null order by id`,
      [shopId],
    )
    return rows
  })

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => `Customer ${at},98${10_000_000 + at}`).join('\n')

test('who takes the book away leaves a line with how many, and nothing of anybody in it', async () => {
  const { owner, shop } = await aShopAtWork(given.app)
  await importFile(owner, `Name,Phone\n${people(620)}`)
  const { rows } = await owner.call('GET /api/customers', { query: { sort: 'name', limit: 3 } })
  const ids = rows.map(({ id }) => id).join(',')
  for (const query of [{}, { ids, format: 'vcard' }, { q: 'nobody of this name' }])
    await owner.call('GET /api/customers/export', { query: { sort: 'name', ...query } })
  const line = { account_id: shop.owner.id, route: 'GET /api/customers/export', subject_id: null }
  expect(await downloadsOf(shop.id)).toEqual([620, 3, 0].map((rows_out) => ({ ...line, rows_out })))
})

test('a download that breaks off is in the audit with at least what was sent', async () => {
  const { owner, shop } = await aShopAtWork(given.app)
  await importFile(owner, `Name,Phone\n${people(1800)}`)
  const answer = await given.app.fastify.inject({
    url: '/api/customers/export?sort=name&format=csv',
    cookies: Object.fromEntries(owner.cookies),
    payloadAsStream: true,
  })
  const stream = answer.stream()
  let sent = ''
  stream.on('data', (part) => {
    sent += part
    if (sent.includes('Customer')) stream.destroy()
  })
  await once(stream, 'close')
  const names = sent.split('\r\n').filter((row) => row.startsWith('Customer')).length
  expect(names).toBeGreaterThan(0)
  const [line] = await downloadsOf(shop.id)
  expect(line?.rows_out).toBeGreaterThanOrEqual(names)
})

test('so does the file of refused rows, by the import it is of', async () => {
  const { owner, shop } = await aShopAtWork(given.app)
  const { id } = await importFile(owner, 'Name,Phone\nAsha,98100 00001\n,98100 00002\nRavi,1')
  await owner.call('GET /api/customer-imports/:id/refused', { params: { id } })
  expect(await downloadsOf(shop.id)).toEqual([
    {
      account_id: shop.owner.id,
      route: 'GET /api/customer-imports/:id/refused',
      subject_id: id,
      rows_out: 2,
    },
  ])
})
