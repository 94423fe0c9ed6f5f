import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { importFile } from './import-journey-for-tests.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())

const names = Array.from({ length: 40 }, (_, at) => `Guest ${at}`)

test('an import is taken back while notes are written: every noted record stays, all others go', async () => {
  const { owner } = await aShopAtWork(given.app)
  const { id } = await importFile(owner, ['Name', ...names].join('\n'))
  const { rows } = await owner.call('GET /api/customers', { query: { limit: 200 } })
  expect(rows).toHaveLength(names.length)
  const notes = rows.slice(0, 20).map((row) =>
    owner.try('POST /api/customers/:id/notes', {
      params: { id: row.id },
      body: { text: 'Comes on Friday' },
    }),
  )
  const undone = await owner.try('POST /api/customer-imports/:id/undo', { params: { id } })
  const noted = (await Promise.all(notes)).filter(({ status }) => status === 200).length
  expect([undone.status, undone.body.kept]).toEqual([200, noted])
  expect((await owner.call('GET /api/customers', { query: { limit: 200 } })).rows).toHaveLength(noted)
})
