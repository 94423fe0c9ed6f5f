import { Agent, request } from 'node:http'
import type { BenchCase } from './bench-case.ts'
import type { Known } from './known.ts'
import type { Sending } from './load.ts'
import { sendingOf, signInOver } from './measure.ts'
import { printTable } from './print-table.ts'
import { npmStart, runServer } from './running-server.ts'
import type { SeededShop } from './seeded-shop.ts'

interface Shop {
  shop: SeededShop
  known: Known
}
interface Comparing {
  environment: Record<string, string>
  cases: readonly BenchCase[]
  small: Shop
  biggest: Shop
  seconds: number
}

/**
 * Does a read get slower with the shop? One request at a time, small shop and biggest by turns, so that whatever else the
 * machine does meets both alike; each is asked for its own customers and orders.
 */
export async function compareShops({ environment, cases, small, biggest, seconds }: Comparing) {
  const server = await runServer(npmStart, environment)
  try {
    const cookies = [await signInOver(server, small.shop), await signInOver(server, biggest.shop)]
    const rows: (string | number)[][] = []
    for (const each of cases.filter(({ method, isPaper }) => method === 'GET' && !isPaper)) {
      const [inSmall, inBiggest] = await takeTurns(
        server.url,
        [small, biggest].map(({ known }, place) => sendingOf(each, { cookie: cookies[place] ?? '', known })),
        seconds * 2,
      )
      if (!inSmall || !inBiggest) continue
      const growth = inBiggest.p99 / inSmall.p99
      rows.push([
        each.name,
        ms(inSmall.p50),
        ms(inSmall.p99),
        ms(inBiggest.p50),
        ms(inBiggest.p99),
        growth.toFixed(2),
        growth <= 1.5 ? '' : 'over 1.5',
      ])
    }
    printTable(['read', 'p50 in the small', 'p99', 'p50 in the big', 'p99', 'growth of p99', ''], rows)
  } finally {
    await server.stop()
  }
}

const ms = (value: number) => value.toFixed(1)

interface Waited {
  p50: number
  p99: number
}

const warmUps = 20

/** Sends to each in turn, one request at a time, for some seconds; milliseconds until the whole answer was there. */
async function takeTurns(url: string, sendings: readonly Sending[], seconds: number): Promise<Waited[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const waited = sendings.map((): number[] => [])
  try {
    for (let round = 0; round < warmUps; round++) for (const each of sendings) await send(url, agent, each)
    const until = performance.now() + seconds * 1000
    while (performance.now() < until)
      for (const [place, each] of sendings.entries()) waited[place]?.push(await send(url, agent, each))
  } finally {
    agent.destroy()
  }
  return waited.map(ofSorted)
}

function ofSorted(times: number[]): Waited {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

function send(url: string, agent: Agent, { method, next }: Sending): Promise<number> {
  const { path, headers } = next()
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
