/** What keeps the server from starting is one sentence and an exit code of 1, and damages nothing. */
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../apps/server/src/db/embedded.ts'
import { aDataFolder, aTailor, refusedStart, startServer } from './server-process.ts'

const folder = aDataFolder()
let tailor: Awaited<ReturnType<typeof aTailor>>
beforeAll(async () => {
  const server = await startServer({ DARZI_DATA: folder })
  tailor = await aTailor(server.address)
  await server.end('SIGTERM')
})

/** Everything is as it was: the server starts, and the tailor is still signed in to the shop. */
async function nothingIsDamaged() {
  const server = await startServer({ DARZI_DATA: folder })
  expect((await tailor(server.address, 'GET /api/shop')).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
}
afterAll(nothingIsDamaged)

const aSentence = /^[^\n]+[.]$|^[^\n]+npm start$/
async function expectError(environment: Record<string, string>, words: RegExp) {
  const { code, complaint } = await refusedStart({ DARZI_DATA: folder, ...environment })
  expect(complaint).toMatch(aSentence)
  expect(complaint).toMatch(words)
  expect(code).toBe(1)
}

test('a port that is taken, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const { port } = other.address() as AddressInfo
  const untouched = join(aDataFolder(), 'not-made')
  await expectError(
    { PORT: String(port), DARZI_DATA: untouched },
    new RegExp(`Port ${port} is already in use`),
  )
  expect(existsSync(untouched)).toBe(false)
  await expectError({ PORT: String(port) }, new RegExp(`Port ${port} is already in use`))
  other.close()
  await nothingIsDamaged()
})

test('a database server that nobody answers at', () =>
  expectError(
    { DATABASE_URL: 'postgres://darzi:secret@127.0.0.1:1/darzi' },
    /127\.0\.0\.1:1 \(DATABASE_URL\)/,
  ))

test('settings that are wrong, all of them named', () =>
  expectError({ PORT: 'abc', DARZI_LOG: 'loud' }, /PORT.*DARZI_LOG/))

test('a data folder that cannot be written', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  await expectError({ DARZI_DATA: join(folder, 'a-file', 'data') }, /cannot be written/)
})

test('a data folder that another process works in, which goes on undisturbed', async () => {
  const first = await startServer({ DARZI_DATA: folder })
  await expectError({}, /in use by another Darzi process/)
  expect((await tailor(first.address, 'GET /api/shop')).status).toBe(200)
  await first.end('SIGKILL')
  await nothingIsDamaged()
})

test('of many that start at once on a folder whose owner was killed, one works and the others leave', async () => {
  await (await startServer({ DARZI_DATA: folder })).end('SIGKILL')
  const starts = await Promise.all(
    [1, 2, 3].map(() => startServer({ DARZI_DATA: folder }).catch((error: unknown) => String(error))),
  )
  const working = starts.flatMap((start) => (typeof start === 'string' ? [] : [start]))
  expect(working).toHaveLength(1)
  for (const start of starts) if (typeof start === 'string') expect(start).toMatch(/in use by another/)
  await working[0]?.end('SIGTERM')
})

test('a data folder that a newer program wrote', async () => {
  const change = async (statement: string) => {
    const database = await openEmbedded(folder)
    await database.pool.query(statement)
    await database.close()
  }
  await change(`insert into darzi_migrations (name, checksum) values ('9999_future.sql', '')`)
  await expectError({}, /written by a newer Darzi \(it has 9999_future\.sql\)/)
  await change(`delete from darzi_migrations where name = '9999_future.sql'`)
  await nothingIsDamaged()
})

test('a data folder of another database version', async () => {
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '19\n')
  await expectError({}, /another version of the database \(19, not 18\)/)
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '18\n')
})
