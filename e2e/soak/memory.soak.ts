/**
 * A server with a heap of 256 MB answers a hundred thousand requests; what is in use after a forced collection
 * must be what it was after a fifth of them. DARZI_SOAK_REQUESTS sends fewer.
 */
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { aDataFolder, aTailor, type RunningServer, startServer } from '../faults/server-process.ts'
import { anOrder, mixedRequest, type Shop, type SoakRequest } from './mixed-requests.ts'

const requests = Number(process.env.DARZI_SOAK_REQUESTS ?? 100_000)
const atOnce = 8
/** A list that keeps each answer grows by a gigabyte and more. */
const mostGrownMegabytes = 10
const hourMs = 3_600_000

type Tailor = Awaited<ReturnType<typeof aTailor>>

let server: RunningServer
afterEach(() => server.end('SIGTERM'))

async function startSmall() {
  const reporter = new URL('./heap-reporter.mjs', import.meta.url)
  const flags = ['--max-old-space-size=256', `--import=${reporter}`]
  server = await startServer({ DARZI_DATA: aDataFolder() }, flags)
}

/** In megabytes, as the server's own process tells. */
async function memoryInUse(): Promise<NodeJS.MemoryUsage> {
  const { stdout } = server.child
  if (!stdout) throw new Error('the server’s output is not read')
  server.child.kill('SIGUSR2')
  for (;;) {
    const [part] = await once(stdout, 'data')
    const told = /memory in use: (\{.+\})/.exec(String(part))?.[1]
    if (told) return inMegabytes(JSON.parse(told))
  }
}

function inMegabytes({ rss, heapTotal, heapUsed, external, arrayBuffers }: NodeJS.MemoryUsage) {
  const round = (bytes: number) => Math.round(bytes / 1024 / 102.4) / 10
  return {
    heapUsed: round(heapUsed),
    heapTotal: round(heapTotal),
    external: round(external),
    arrayBuffers: round(arrayBuffers),
    rss: round(rss),
  }
}

async function aFilledShop(tailor: Tailor): Promise<Shop> {
  const shop: Shop = { customerIds: [], personIds: [], orderIds: [] }
  const send = async (key: string, body: object) => {
    const answer = await tailor(server.address, key, body)
    if (answer.status !== 200) throw new Error(`${key}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  for (let number = 0; number < 60; number++) {
    const body = { name: `Customer ${number}`, phone: `+9198765${10_000 + number}` }
    const { id, people } = await send('POST /api/customers', body)
    shop.customerIds.push(id)
    shop.personIds.push(people[0].id)
    shop.orderIds.push((await send('POST /api/orders', anOrder(shop, number))).id)
  }
  return shop
}

/** Asks several at a time; a list of what is in use after each fifth. */
async function askAndMeasure(tailor: Tailor, requestOf: (turn: number) => SoakRequest) {
  const measured: NodeJS.MemoryUsage[] = []
  let turn = 0
  const askUntil = async (last: number) => {
    while (turn < last) {
      const { key, status, body } = requestOf(turn++)
      const answer = await tailor(server.address, key, body)
      if (answer.status !== status)
        throw new Error(`${key} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
  }
  for (let fifth = 1; fifth <= 5; fifth++) {
    const began = performance.now()
    const last = Math.round((requests * fifth) / 5)
    const count = last - turn
    await Promise.all(Array.from({ length: atOnce }, () => askUntil(last)))
    const perSecond = Math.round((count / (performance.now() - began)) * 1000)
    const memory = await memoryInUse()
    console.log(`after ${last} requests, ${perSecond} a second, MB in use: ${JSON.stringify(memory)}`)
    measured.push(memory)
  }
  return measured
}

function grown(measured: NodeJS.MemoryUsage[], key: 'heapUsed' | 'arrayBuffers') {
  const [first, last] = [measured.at(0)?.[key], measured.at(-1)?.[key]]
  return first === undefined || last === undefined ? Number.NaN : last - first
}

const cases: { title: string; requestOf: (shop: Shop, turn: number) => SoakRequest }[] = [
  {
    title: 'the directory, read again and again, leaves nothing behind',
    requestOf: () => ({ key: 'GET /api/customers?limit=50', status: 200 }),
  },
  { title: 'mixed reads and writes leave nothing behind', requestOf: mixedRequest },
]

test.each(cases)(
  '$title',
  async ({ requestOf }) => {
    await startSmall()
    const tailor = await aTailor(server.address)
    const shop = await aFilledShop(tailor)
    const measured = await askAndMeasure(tailor, (turn) => requestOf(shop, turn))
    expect(grown(measured, 'heapUsed')).toBeLessThan(mostGrownMegabytes)
    expect(grown(measured, 'arrayBuffers')).toBeLessThan(mostGrownMegabytes)
  },
  hourMs,
)
