/** A message whose sender is killed is never sent twice; one that had not begun is sent once by whoever comes after. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../apps/server/src/testing/fresh-database.ts'
import { aDataFolder, aTailor, cluster, startServer } from './server-process.ts'

/** An SMS gateway that takes every text and answers none until it is told to. */
async function aSilentGateway() {
  const taken: { to: string; text: string }[] = []
  let answers = false
  const gateway = createServer(async (request, reply) => {
    taken.push(JSON.parse(await text(request)))
    if (answers) reply.end('{}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo // it listens on TCP, not on a pipe
  return {
    url: `http://127.0.0.1:${port}/`,
    textsTo: (phone: string) => taken.filter(({ to }) => to === phone).length,
    all: () => taken.length,
    answerFromNowOn: () => {
      answers = true
    },
    stop: () => gateway.close().closeAllConnections(),
  }
}

const phones = ['+919815011111', '+919815022222']
const isSoon = { timeout: 60_000, interval: 100 }

test.skipIf(cluster === '')(
  'a server killed while it sends a message: that one may have arrived and goes to nobody again, the next goes once',
  async () => {
    const gateway = await aSilentGateway()
    const database = await freshDatabase(cluster)
    const environment = { DARZI_DATA: aDataFolder(), DATABASE_URL: database.url, SMS_URL: gateway.url }
    const first = await startServer(environment)
    const tailor = await aTailor(first.address)
    await tailor(first.address, 'PATCH /api/notifications/settings', { quietFrom: 0, quietTo: 0 })
    for (const phone of phones) {
      const { body: customer } = await tailor(first.address, 'POST /api/customers', {
        name: 'Asha Verma',
        phone,
      })
      const piece = { garment: 'shirt', personId: customer.people[0].id, priceMinor: 65_000 }
      const promisedOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      const order = { customerId: customer.id, promisedOn, pieces: [piece] }
      expect(await tailor(first.address, 'POST /api/orders', order)).toMatchObject({ status: 200 })
    }
    await expect.poll(gateway.all, isSoon).toBe(1)
    await first.end('SIGKILL')

    gateway.answerFromNowOn()
    await handOutAgain(database.url)
    const second = await startServer(environment)
    const states = async () => {
      const { body } = await tailor(second.address, 'GET /api/notifications')
      return body.rows.map(({ status }: { status: string }) => status).sort()
    }
    await expect.poll(states, isSoon).toEqual(['failed', 'sent'])
    expect(phones.map(gateway.textsTo)).toEqual([1, 1])
    const { body } = await tailor(second.address, 'GET /api/notifications?status=failed')
    expect(body.rows).toMatchObject([{ error: expect.stringContaining('may have arrived') }])

    await second.end('SIGTERM')
    gateway.stop()
    await database.drop()
  },
)

/** What the table of jobs does once the time of a job that was begun is over. */
async function handOutAgain(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'notifications.send' and state = 'active'`,
  )
  await client.end()
  expect(rowCount).toBe(1)
}
