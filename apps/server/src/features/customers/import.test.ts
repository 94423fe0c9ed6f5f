import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { importFile, runThrough, suggested, untilDone, upload } from './import-journey-for-tests.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp()
})
afterAll(() => given.close())

const phone = (at: number) => `98${String(10_000_000 + at)}`
/** 500 rows of a shop's list, of which seven cannot be read. */
const fiveHundred = [
  'Name,Mobile,Town,Orders,Last order',
  ...Array.from({ length: 500 }, (_, at) => {
    const bad = [33, 80, 120, 201, 333, 404, 499].indexOf(at)
    const name = bad === 0 ? '' : `Customer ${at}`
    const mobile = bad === 1 ? '12345' : bad === 2 ? 'ask her' : phone(at)
    const orders = bad === 3 ? 'many' : String(at % 9)
    const last = bad === 4 ? '31/02/2025' : bad === 5 ? '01/01/2099' : bad === 6 ? 'summer' : '05/03/2025'
    return [name, mobile, 'Ludhiana', orders, last].join(',')
  }),
].join('\r\n')

const listed = async (owner: Awaited<ReturnType<typeof aShopAtWork>>['owner']) =>
  (await owner.call('GET /api/customers', { query: { sort: 'name', limit: 200 } })).rows

describe('a list of 500 with seven bad lines', () => {
  test('brings 493 in and seven into a file to mend; again adds nobody; undone leaves nobody', async () => {
    const { owner } = await aShopAtWork(given.app)
    const uploaded = await upload(owner, fiveHundred, 'My customers.csv')
    expect(uploaded).toMatchObject({ state: 'uploaded', source: 'csv', filename: 'My customers.csv' })
    expect(uploaded.columns.map((each) => each.suggested)).toEqual([
      'name',
      'phone',
      'address',
      'totalOrders',
      'lastOrderDate',
    ])
    const done = await runThrough(owner, uploaded)
    expect(done).toMatchObject({ state: 'done', can: { run: false, undo: true } })
    expect(done.counts).toEqual({ rows: 500, added: 493, duplicates: 0, refused: 7, done: 500 })
    expect((await importFile(owner, fiveHundred)).counts).toMatchObject({ added: 0, duplicates: 493 })

    const file = await owner.try('GET /api/customer-imports/:id/refused', { params: { id: done.id } })
    expect(file.headers['content-disposition']).toContain('.csv')
    expect(file.text.startsWith('\ufeff')).toBe(true)
    const lines = file.text.trim().split('\r\n') // the mark counts as white space
    expect(lines[0]).toBe('Name,Mobile,Town,Orders,Last order,Why it was not imported')
    expect(lines.length).toBe(8)
    expect(lines[2]).toContain('Phone: This phone number does not look complete. Check it.')

    const undone = await owner.call('POST /api/customer-imports/:id/undo', { params: { id: done.id } })
    expect(undone).toMatchObject({ state: 'undone', kept: 0, can: { undo: false } })
    expect((await owner.call('GET /api/customers/summary')).total).toBe(0)
  })

  test('is mended and uploaded again: only what was refused comes in, the reasons are no column', async () => {
    const { owner } = await aShopAtWork(given.app)
    const done = await importFile(owner, fiveHundred)
    const file = await owner.try('GET /api/customer-imports/:id/refused', { params: { id: done.id } })
    const mended = file.text
      .replace('\r\n,', '\r\nCustomer 33,')
      .replace('12345', phone(80))
      .replace('ask her', '')
      .replace('many', '4')
      .replace('31/02/2025', '28/02/2025')
      .replace('01/01/2099', '01/01/2025')
      .replace('summer', '')
    const again = await upload(owner, mended)
    expect(again.columns.length).toBe(5)
    expect((await runThrough(owner, again)).counts).toMatchObject({ rows: 7, added: 7, refused: 0 })
  })
})

test('the preview judges as the run does, names every problem in the asker’s language, and adds nobody', async () => {
  const { owner } = await aShopAtWork(given.app)
  await owner.call('POST /api/customers', { body: { name: 'Asha Verma', phone: '98100 00001' } })
  const list = `नाम;मोबाइल;ईमेल;आखिरी ऑर्डर
आशा;9810000001;;
ਮਨਪ੍ਰੀਤ ਕੌਰ;9810000002;m@example.test;03/04/2025
Manpreet;+91 98100 00002;;
रवि;12;no mail;03/04/2025`
  const uploaded = await upload(owner, list)
  const hindi = { 'accept-language': 'hi' }
  const preview = await owner.call(
    'POST /api/customer-imports/:id/preview',
    { params: { id: uploaded.id }, body: { columns: suggested(uploaded), dateOrder: 'mdy' } },
    hindi,
  )
  expect(preview.counts).toEqual({ rows: 4, add: 1, duplicates: 2, refused: 1 })
  const [known, added, twice, refused] = preview.rows
  expect(known).toMatchObject({
    line: 2,
    outcome: 'duplicate',
    duplicateOf: { name: 'Asha Verma', number: 'CUST-001' },
  })
  expect(added).toMatchObject({
    outcome: 'add',
    values: { phone: '098100 00002', lastOrderDate: '2025-03-04' },
  })
  expect(twice).toMatchObject({ line: 4, outcome: 'duplicate' })
  expect(twice?.duplicateOf).toBeUndefined()
  expect(refused?.problems.map(({ field, code }) => [field, code])).toEqual([
    ['email', 'imports.emailUnreadable'],
    ['phone', 'customers.phoneInvalid'],
  ])
  expect(refused?.problems[0]?.detail).toMatch(/\p{Script=Devanagari}/u)
  expect((await owner.call('GET /api/customers/summary')).total).toBe(1)
  expect((await runThrough(owner, uploaded)).counts).toMatchObject({ added: 1, duplicates: 2, refused: 1 })
})

test('people without a phone come in once, two of one name stay two', async () => {
  const { owner } = await aShopAtWork(given.app)
  const list = 'Name\nRavi Kumar\nRavi Kumar\nSita Devi\n'
  expect((await importFile(owner, list)).counts).toMatchObject({ added: 3, duplicates: 0 })
  expect((await importFile(owner, list)).counts).toMatchObject({ added: 0, duplicates: 3 })
})

test('records are numbered as they stand in the file, and each has its own person', async () => {
  const { owner } = await aShopAtWork(given.app)
  await importFile(owner, 'Name,Phone\nZoya,9810000011\nAman,9810000012\n')
  const rows = await listed(owner)
  expect(rows.map(({ name, number, persons }) => [name, number, persons])).toEqual([
    ['Aman', 'CUST-002', 1],
    ['Zoya', 'CUST-001', 1],
  ])
  expect((await owner.call('GET /api/customers', { query: { q: 'zoyaa' } })).rows.length).toBe(1)
})

test('cells that would compute in a spreadsheet are text here, and come out harmless', async () => {
  const { owner } = await aShopAtWork(given.app)
  const evil = `=cmd|' /C calc'!A0`
  const list = `Name,Phone,Notes\n"${evil}",9810000021,"<script>alert(1)</script>'; drop table customers;--"\n${evil},1,@SUM(A1)\n`
  const done = await importFile(owner, list)
  expect(done.counts).toMatchObject({ added: 1, refused: 1 })
  const [row] = await listed(owner)
  expect(row).toMatchObject({ name: evil, notes: "<script>alert(1)</script>'; drop table customers;--" })
  const file = await owner.try('GET /api/customer-imports/:id/refused', { params: { id: done.id } })
  expect(file.text).toContain(`'=cmd|`)
  expect(file.text).toContain(`'@SUM`)
})

test('what was changed since stays when its import is taken back, and the numbers go on from there', async () => {
  const { owner } = await aShopAtWork(given.app)
  const done = await importFile(
    owner,
    'Name,Phone\nA A,9810000031\nB B,9810000032\nC C,9810000033\nD D,9810000034\n',
  )
  const [first, second, third] = await listed(owner)
  const idOf = (row: typeof first) => ({ id: row?.id ?? '' })
  await owner.call('PATCH /api/customers/:id', { params: idOf(first), body: { address: 'Model Town' } })
  await owner.call('POST /api/customers/:id/notes', { params: idOf(second), body: { text: 'Long arms' } })
  await owner.call('POST /api/customers/:id/people', { params: idOf(third), body: { name: 'Kabir' } })
  const undone = await owner.call('POST /api/customer-imports/:id/undo', { params: { id: done.id } })
  expect(undone.kept).toBe(3)
  expect((await listed(owner)).map(({ name }) => name)).toEqual(['A A', 'B B', 'C C'])
  const next = await owner.call('POST /api/customers', { body: { name: 'E E' } })
  expect(next.number).toBe('CUST-004')
})

describe('an import is done once', () => {
  test('a second run and a second undo are refused, an unmapped name too', async () => {
    const { owner } = await aShopAtWork(given.app)
    const { id } = await upload(owner, 'Name\nAsha\n')
    const run = (columns: Record<string, string>) =>
      owner.try('POST /api/customer-imports/:id/run', { params: { id }, body: { columns } })
    expect((await run({ 0: 'phone' })).body.code).toBe('imports.nameUnmapped')
    expect((await run({ 0: 'name' })).status).toBe(200)
    expect((await run({ 0: 'name' })).body.code).toBe('imports.alreadyDone')
    await untilDone(owner, id)
    const undo = () => owner.try('POST /api/customer-imports/:id/undo', { params: { id } })
    expect((await undo()).status).toBe(200)
    expect((await undo()).body.code).toBe('imports.alreadyUndone')
  })

  test('imports are listed newest first, a page at a time, with who brought them', async () => {
    const { owner } = await aShopAtWork(given.app)
    for (const name of ['one.csv', 'two.csv', 'three.csv']) await upload(owner, 'Name\nAsha\n', name)
    const first = await owner.call('GET /api/customer-imports', { query: { limit: 2 } })
    expect(first.rows.map(({ filename, createdBy }) => [filename, createdBy])).toEqual([
      ['three.csv', 'Harpreet Kaur'],
      ['two.csv', 'Harpreet Kaur'],
    ])
    const second = await owner.call('GET /api/customer-imports', { query: { limit: 2, after: first.next } })
    expect(second).toMatchObject({ rows: [{ filename: 'one.csv' }] })
    expect((await owner.try('GET /api/customer-imports', { query: { after: 'x' } })).status).toBe(400)
  })
})

test.each([
  ['imports.unreadable', Buffer.from('504b0304140006000800000021', 'hex')],
  ['imports.unreadable', 'Name,Phone\n"never closed,1\n'],
  ['imports.empty', ''],
  ['imports.empty', 'Name,Phone\n , \n'],
  ['imports.tooManyRows', `Name\n${'Asha\n'.repeat(20_001)}`],
])('%s is said of a file that is, and nothing is kept', async (code, content) => {
  const { owner } = await aShopAtWork(given.app)
  const bytes = Buffer.from(content)
  const files = { file: { bytes, filename: 'customers.csv' } }
  const answer = await owner.try('POST /api/customer-imports', { files })
  expect(answer.body).toMatchObject({ status: 422, code })
  expect((await owner.call('GET /api/customer-imports')).rows).toEqual([])
})

test('a file over 10 MB is refused as too big to send, a missing one at its field', async () => {
  const { owner } = await aShopAtWork(given.app)
  const files = { file: { bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), filename: 'customers.csv' } }
  const tooLarge = await owner.try('POST /api/customer-imports', { files })
  expect(tooLarge).toMatchObject({
    status: 413,
    body: { code: 'request.tooLarge', errors: [{ field: 'file' }] },
  })
  const none = await owner.try('POST /api/customer-imports', { files: {} })
  expect(none.body).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
})

test('another shop’s import is not there, and a counter hand may not import', async () => {
  const { owner, shop } = await aShopAtWork(given.app)
  const other = await aShopAtWork(given.app)
  const { id } = await upload(owner, 'Name\nAsha\n')
  for (const key of ['GET /api/customer-imports/:id', 'GET /api/customer-imports/:id/refused'] as const)
    expect((await other.owner.try(key, { params: { id } })).status).toBe(404)
  const body = { columns: { 0: 'name' } }
  for (const key of ['POST /api/customer-imports/:id/preview', 'POST /api/customer-imports/:id/run'] as const)
    expect((await other.owner.try(key, { params: { id }, body })).status).toBe(404)
  expect((await other.owner.try('POST /api/customer-imports/:id/undo', { params: { id } })).status).toBe(404)
  const counter = await memberAtWork(given.app, shop.id, 'counter')
  expect((await counter.try('GET /api/customer-imports/:id', { params: { id } })).status).toBe(403)
})

test('rows beyond the plan’s room are refused by name, in the preview as in the run', async () => {
  const { owner } = await aShopAtWork(given.app)
  given.pass({ days: 31 })
  const list = `Name,Phone\n${Array.from({ length: 13 }, (_, at) => `Person ${at},${phone(9000 + at)}`).join('\n')}`
  const uploaded = await upload(owner, list)
  const params = { id: uploaded.id }
  const preview = await owner.call('POST /api/customer-imports/:id/preview', {
    params,
    body: { columns: suggested(uploaded) },
  })
  expect(preview).toMatchObject({ counts: { add: 10, refused: 3 }, quotaLeft: 10 })
  expect(preview.rows.at(-1)?.problems[0]?.code).toBe('customers.limitReached')
  expect((await runThrough(owner, uploaded)).counts).toMatchObject({ added: 10, refused: 3 })
})
