import { connect } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../apps/server/src/testing/fresh-database.ts'
import { aDataFolder, aTailor, cluster, startServer } from './server-process.ts'

// A server that waited for the silent connection would hang for the minute after which that one is given up.
test('asked to end, the server finishes the request it is in and leaves at once, with 0', {
  timeout: 40_000,
}, async () => {
  const server = await startServer({ DARZI_DATA: aDataFolder() })
  const tailor = await aTailor(server.address)
  const { hostname, port } = new URL(server.address)
  const silent = connect(Number(port), hostname) // a browser's connection in advance
  silent.on('error', () => {})
  const body = JSON.stringify({ email: 'last@example.test', password: 'needle-and-thread', name: 'Last' })
  const slow = connect(Number(port), hostname)
  let answered = ''
  slow.on('data', (part) => {
    answered += part
  })
  const head = `POST /api/register HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json`
  slow.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const ended = server.end('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 300))
  slow.write(body.slice(10))
  expect(await ended).toBe(0)
  expect(answered).toMatch(/^HTTP\/1\.1 200 /)
  await expect(tailor(server.address, 'GET /api/shop')).rejects.toThrow()
})

test.skipIf(cluster === '')(
  'when PostgreSQL cuts every connection the server says so for a moment, and goes on by itself',
  async () => {
    const database = await freshDatabase(cluster)
    const server = await startServer({
      DARZI_DATA: aDataFolder(),
      DATABASE_URL: database.url,
      DARZI_LOG: 'silent',
    })
    const tailor = await aTailor(server.address)
    const admin = new pg.Client({ connectionString: cluster })
    await admin.connect()
    const statuses = new Set<number>()
    for (let time = 0; time < 10; time++) {
      const asking = [1, 2, 3, 4].map(() =>
        tailor(server.address, 'PATCH /api/shop', { phone: String(time) }),
      )
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
        new URL(database.url).pathname.slice(1),
      ])
      for (const { status } of await Promise.all(asking)) statuses.add(status)
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expect
      .poll(async () => (await tailor(server.address, 'GET /api/shop')).status, { timeout: 5000 })
      .toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    await admin.end()
    await database.drop()
  },
)
