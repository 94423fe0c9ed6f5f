import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import type { Tx } from '../../db/tx.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { importInBatches } from './import-batches.ts'
import { suggested, upload } from './import-journey-for-tests.ts'
import { tidyImports } from './tidy-imports.ts'

let given: TestApp
beforeAll(async () => {
  given = await openTestApp({}, { works: false })
})
afterAll(() => given.close())

/** Each phone stands in the file as often as there are more rows than phones. */
const list = (rows: number, phones: number) =>
  [
    'Name,Phone',
    ...Array.from({ length: rows }, (_, at) => `Customer ${at},98${10_000_000 + (at % phones)}`),
  ].join('\n')

async function started(rows: number, phones = rows) {
  const { owner, shop } = await aShopAtWork(given.app)
  const uploaded = await upload(owner, list(rows, phones))
  const params = { id: uploaded.id }
  await owner.call('POST /api/customer-imports/:id/run', { params, body: { columns: suggested(uploaded) } })
  const { pool } = given.app.database
  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    transact(pool, { side: 'job', shopId: shop.id }, ({ tx }) => work(tx))
  const job = {
    shopId: shop.id,
    importId: uploaded.id,
    now: given.app.now,
    newId: given.app.newId,
    inShop,
  }
  const read = () => owner.call('GET /api/customer-imports/:id', { params })
  return { owner, job, read }
}
type Job = Awaited<ReturnType<typeof started>>['job']

/** Dies in the middle of its third batch, after everything of it was written but before the commit. */
function dying(job: Job): Job {
  let batches = 0
  return {
    ...job,
    inShop: (work) =>
      job.inShop(async (tx) => {
        const answer = await work(tx)
        if (++batches === 3) throw new Error('the power went')
        return answer
      }),
  }
}

test('an import that died goes on where it stopped: everyone once, numbered without gaps', async () => {
  const { owner, job, read } = await started(700)
  await expect(importInBatches(dying(job))).rejects.toThrow('the power went')
  expect(await read()).toMatchObject({ state: 'running', counts: { added: 400, done: 400 } })
  await importInBatches(job)
  expect(await read()).toMatchObject({ state: 'done', counts: { added: 700, duplicates: 0, done: 700 } })
  expect((await owner.call('GET /api/customers/summary')).total).toBe(700)
  const last = await owner.call('POST /api/customers', { body: { name: 'Next' } })
  expect(last.number).toBe('CUST-701')
})

test('an import whose job gave up can be run again the night after, and goes on where it stopped', async () => {
  const { owner, job, read } = await started(700)
  await expect(importInBatches(dying(job))).rejects.toThrow('the power went')
  await tidyImports({ now: job.now(), inShop: job.inShop })
  expect((await read()).can.run).toBe(false)
  const nextNight = new Date(job.now().getTime() + 25 * 3600_000)
  await tidyImports({ now: nextNight, inShop: job.inShop })
  const stopped = await read()
  expect(stopped).toMatchObject({ state: 'uploaded', can: { run: true } })
  const params = { id: stopped.id }
  await owner.call('POST /api/customer-imports/:id/run', { params, body: { columns: suggested(stopped) } })
  await importInBatches(job)
  expect(await read()).toMatchObject({ state: 'done', counts: { added: 700, done: 700 } })
})

test('an import nobody ran is forgotten the night after, rows and all; one of the same day and one that ran stay', async () => {
  const { owner, job } = await started(300)
  await importInBatches(job)
  const unrun = await upload(owner, list(700, 700))
  const counted = () =>
    job.inShop(async (tx) => {
      const rows = await tx.selectFrom('customer_import_rows').select('import_id').execute()
      return rows.length
    })
  await tidyImports({ now: job.now(), inShop: job.inShop })
  expect(await counted()).toBe(1000)
  const nextNight = new Date(job.now().getTime() + 25 * 3600_000)
  await tidyImports({ now: nextNight, inShop: job.inShop })
  expect(await counted()).toBe(300)
  const { rows } = await owner.call('GET /api/customer-imports')
  expect(rows.map(({ id }) => id)).toEqual([job.importId])
  const answer = await owner.try('GET /api/customer-imports/:id', { params: { id: unrun.id } })
  expect(answer.status).toBe(404)
})

test('a job that runs twice at once, and once more afterwards, adds everyone once', async () => {
  const { owner, job, read } = await started(500)
  await Promise.all([importInBatches(job), importInBatches(job)])
  await importInBatches(job)
  expect((await read()).counts).toMatchObject({ added: 500, duplicates: 0, done: 500 })
  expect((await owner.call('GET /api/customers/summary')).total).toBe(500)
})

test('one summary stands in the timeline, and nothing for each customer', async () => {
  const { owner, job } = await started(300)
  await importInBatches(job)
  const { latest = [] } = await owner.call('GET /api/today')
  expect(latest.map(({ kind }) => kind)).toEqual(['customers.imported', 'shops.opened'])
  expect(latest[0]).toMatchObject({ params: { added: 300, name: 'customers.csv' } })
})

/** As many as a file may have, where there is time. */
const manyRows = process.env.DARZI_TEST_ALL ? 20_000 : 5_000

test('a file of many thousand rows is read to its end; while it works it cannot be taken back, afterwards it can', async () => {
  const { owner, job, read } = await started(manyRows, 1000)
  const undo = () => owner.try('POST /api/customer-imports/:id/undo', { params: { id: job.importId } })
  expect((await undo()).body.code).toBe('imports.stillRunning')
  await importInBatches(job)
  expect((await read()).counts).toEqual({
    rows: manyRows,
    added: 1000,
    duplicates: manyRows - 1000,
    refused: 0,
    done: manyRows,
  })
  expect((await undo()).body.kept).toBe(0)
  expect((await owner.call('GET /api/customers/summary')).total).toBe(0)
}, 60_000)
