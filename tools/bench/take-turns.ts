import { Agent, request } from 'node:http'
import type { Sending } from './load.ts'

interface Waited {
  p50: number
  p99: number
}

const warmUps = 20

/** Sends to each in turn, one request at a time, for some seconds; milliseconds until the whole answer was there. */
export async function takeTurns(
  url: string,
  sendings: readonly Sending[],
  seconds: number,
): Promise<Waited[]> {
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
