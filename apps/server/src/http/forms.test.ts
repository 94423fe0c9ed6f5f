/** What a stranger's upload can do: nothing is stored, and the answer is a problem. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fingerprint } from '../testing/as-owner.ts'
import { aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let running: TestApp
let owner: Visitor
let before: Record<string, string>
beforeAll(async () => {
  running = await openTestApp({ DARZI_LOG: 'silent' }, { works: false })
  owner = (await aShopAtWork(running.app)).owner
})
afterAll(() => running.close())
beforeEach(async () => {
  before = await fingerprint(running.app)
})
afterEach(async () => expect(await fingerprint(running.app)).toEqual(before))

const file = (name: string, content = 'Name\nAsha', filename = 'list.csv') =>
  `--stitch\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`
const field = (name: string, content: string) =>
  `--stitch\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const end = '--stitch--\r\n'

const send = (payload: string) =>
  owner.send<{ code: string; errors?: { field: string }[] }>({
    method: 'POST',
    url: '/api/customer-imports',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=stitch' },
  })

test.each([
  ['without the file', end, [400, 'file']],
  ['with the file under another name', file('list') + end, [400, 'list']],
  ['with a file nobody asked for beside it', file('file') + file('surprise') + end, [400, 'surprise']],
  ['with the file twice', file('file') + file('file') + end, [400, 'file']],
  ['with a field nobody asked for', file('file') + field('shopId', 'x') + end, [400, 'shopId']],
  ['with a text in place of the file', field('file', 'Name') + end, [400, 'file']],
  ['with a file over 10 MB', file('file', 'x'.repeat(10 * 1024 * 1024 + 1)) + end, [413, 'file']],
])('a form %s is refused by the name of the field', async (_what, form, expected) => {
  const { status, body } = await send(form)
  expect([status, body.errors?.[0]?.field]).toEqual(expected)
})

test.each([
  ['cut off in the middle', file('file')],
  ['that is empty', ''],
  ['of noise', '\u0000'.repeat(5000)],
  ['with more files than a form may have', [1, 2, 3, 4].map((at) => file(`f${at}`)).join('') + end],
  ['with more fields', Array.from({ length: 100 }, (_, at) => field(`f${at}`, 'x')).join('') + end],
  ['with a field of a megabyte', field('file', 'x'.repeat(1024 * 1024)) + end],
  ['with a polluting name', file('__proto__') + end],
])('a form %s is refused', async (_what, form) => {
  const { status, headers } = await send(form)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(headers['content-type']).toMatch('application/problem+json')
})
