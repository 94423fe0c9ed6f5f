/** What a PostgreSQL that stands still, or a statement without end, does to a request: it fails in time, with a sentence. */

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { transact } from './transact.ts'

describe.skipIf(!process.env.DARZI_TEST_DATABASE_URL)('on PostgreSQL', () => {
  let running: TestApp
  beforeAll(async () => {
    running = await openTestApp({ DATABASE_SECONDS: '1', DARZI_LOG: 'silent' }, { works: false })
  })
  afterAll(() => running.close())

  test('a statement that takes too long is ended by the server', async () => {
    const sleep = transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) =>
      sql`select pg_sleep(600)`.execute(tx),
    )
    await expect(sleep).rejects.toMatchObject({ code: '57014' })
  })

  test('a request that waits for a lock too long is refused with a sentence, and the next is answered', async () => {
    const { owner } = await aShopAtWork(running.app)
    const other = new pg.Client({ connectionString: running.app.settings.DATABASE_URL })
    await other.connect()
    await other.query('begin; lock table customers in access exclusive mode')
    const answer = await owner.try('GET /api/customers')
    await other.query('rollback')
    await other.end()
    expect([answer.status, answer.body.code]).toEqual([503, 'request.unavailable'])
    expect((await owner.try('GET /api/customers')).status).toBe(200)
  })

  test('a server that stands still: requests and the readiness check fail in time, and all is well when it goes on', async () => {
    const line = await openLine(running.app.settings.DATABASE_URL ?? '')
    const settings = { ...running.app.settings, DATABASE_URL: line.url }
    const app = await buildApp(settings, { works: false })
    const { owner } = await aShopAtWork(app)
    line.standStill()
    const [answer, ready] = await Promise.all([
      owner.try('GET /api/customers'),
      new Visitor(app).send({ method: 'GET', url: '/readyz' }),
    ])
    expect([answer.status, answer.body.code, ready.status]).toEqual([503, 'request.unavailable', 503])
    line.goOn()
    await expect.poll(async () => (await owner.try('GET /api/customers')).status, soon).toBe(200)
    await app.fastify.close()
    line.close()
  })
})

const soon = { timeout: 15_000, interval: 200 }

/** A line to the server on which, for a while, nothing arrives: what a client sees of a server that stands still. */
async function openLine(url: string) {
  const target = new URL(url)
  const port = Number(target.port || 5432)
  const folder = target.searchParams.get('host') // of a socket
  const server = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: target.hostname, port }
  target.searchParams.delete('host')
  const sockets = new Set<Socket>()
  let isStill = false
  const line = createServer((near) => {
    const far = connect(server)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
      if (isStill) socket.pause()
    }
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  target.hostname = '127.0.0.1'
  target.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: target.toString(),
    standStill: () => {
      isStill = true
      for (const socket of sockets) socket.pause()
    },
    goOn: () => {
      isStill = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
