import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

/** What is still in use after everything that can be collected was. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // the flag above puts it there
  collect()
  return process.memoryUsage().heapUsed
}

test('answers that were sent leave nothing behind in memory', async () => {
  const { owner } = await aShopAtWork(running.app)
  for (let at = 0; at < 10; at++)
    await owner.call('POST /api/customers', {
      body: { name: `Customer ${at} ${'of a long name '.repeat(5)}` },
    })
  const read = async (times: number) => {
    for (let at = 0; at < times; at++) await owner.call('GET /api/customers', { query: { limit: 50 } })
  }
  await read(100) // what is prepared and cached once
  const before = heldBytes()
  await read(400)
  // A list that keeps each answer grows by some ten megabytes here.
  expect((heldBytes() - before) / 1_000_000).toBeLessThan(2)
})
