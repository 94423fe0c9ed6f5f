/** Whatever was acknowledged is there after the process was killed in the middle of writing, ten times over or forty. */
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../apps/server/src/testing/fresh-database.ts'
import { aDataFolder, aTailor, cluster, type RunningServer, startServer } from './server-process.ts'

/** On each database, both side by side. */
const times = process.env.DARZI_TEST_ALL === '1' ? 40 : 10
/** A list of views shows 200 at most, and all of a round must be seen in it. */
const mostWrites = 190

type Tailor = Awaited<ReturnType<typeof aTailor>>
interface Shop {
  tailor: Tailor
  acknowledged: string[]
}

/** Several at a time, until the server is gone; answers the names whose writes were acknowledged. */
async function writeUntilKilled(server: RunningServer, tailor: Tailor) {
  const acknowledged: string[] = []
  let sent = 0
  const writer = async () => {
    while (sent < mostWrites) {
      const name = `view ${++sent}`
      const { status } = await tailor(server.address, 'POST /api/views', {
        feature: 'customers',
        name,
        query: 'q=a',
      })
      if (status === 200) acknowledged.push(name)
    }
  }
  const killed = new Promise((resolve) => setTimeout(resolve, 40 + Math.random() * 250)).then(() =>
    server.end('SIGKILL'),
  )
  await Promise.allSettled([1, 2, 3, 4].map(writer))
  await killed
  return acknowledged
}

async function killAndLook(environment: Record<string, string>) {
  let server = await startServer(environment)
  let all = 0
  const shops: Shop[] = []
  for (let time = 0; time < times; time++) {
    const tailor = await aTailor(server.address)
    const acknowledged = await writeUntilKilled(server, tailor)
    shops.push({ tailor, acknowledged })
    all += acknowledged.length
    server = await startServer(environment)
    expect(await lost(server, shops.slice(-1))).toEqual([])
  }
  expect(await lost(server, shops)).toEqual([])
  await server.end('SIGTERM')
  console.log(`killed ${times} times, ${all} acknowledged writes, none lost`)
  expect(all).toBeGreaterThan(times)
}

async function lost(server: RunningServer, shops: Shop[]) {
  const missing: string[] = []
  for (const { tailor, acknowledged } of shops) {
    const { body } = await tailor(server.address, 'GET /api/views?feature=customers')
    const there = new Set(body.rows.map((row: { name: string }) => row.name))
    missing.push(...acknowledged.filter((name) => !there.has(name)))
  }
  return missing
}

describe.concurrent('no acknowledged write is lost, and the server starts again by itself', () => {
  test('on the embedded database', () => killAndLook({ DARZI_DATA: aDataFolder() }), 400_000)

  test.skipIf(cluster === '')(
    'on PostgreSQL',
    async () => {
      const database = await freshDatabase(cluster)
      await killAndLook({ DARZI_DATA: aDataFolder(), DATABASE_URL: database.url })
      await database.drop()
    },
    400_000,
  )
})
