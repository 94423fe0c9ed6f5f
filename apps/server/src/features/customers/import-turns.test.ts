/** One thread reads the lists and answers everybody: whoever uploads a huge or a mean file keeps nobody waiting. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let given: TestApp
let address: string
beforeAll(async () => {
  given = await openTestApp({ HOST: '127.0.0.1' }, { works: false })
  await given.app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = given.app.fastify.server.address() as AddressInfo // a server on TCP has such an address
  address = `http://127.0.0.1:${port}`
})
afterAll(() => given.close())

const bytesOfFile = 10 * 1024 * 1024 - 100_000

/** As many of them as the file holds, twenty thousand at most. */
const rows = (row: (serial: number) => string) => {
  const length = Math.min(20_000, Math.floor(bytesOfFile / Buffer.byteLength(row(19_999))))
  return Array.from({ length }, (_, serial) => row(serial)).join('')
}
const filled = (unit: string) => unit.repeat(Math.floor(bytesOfFile / Buffer.byteLength(unit)))
const columns = Array.from({ length: 300 }, (_, at) => `column ${at}`).join(',')
const card = (serial: number) =>
  `BEGIN:VCARD\nFN:Customer ${serial}\nTEL:98${10_000_000 + serial}\nNOTE:${'x'.repeat(440)}\nEND:VCARD\n`

const telephones = Array.from({ length: 900_000 }, (_, at) => `TEL:${at}`).join('\n')

const files: [what: string, content: string | Buffer<ArrayBuffer>, status: number][] = [
  ['20,000 rows', `Name,Phone,Notes\n${rows((at) => `Asha,98${at},${'x'.repeat(490)}\n`)}`, 200],
  ['20,000 rows in Hindi', `Name,Phone,Notes\n${rows((at) => `आशा,98${at},${'क'.repeat(160)}\n`)}`, 200],
  ['300 columns', `${columns}\n${rows(() => `${'a,'.repeat(299)}a\n`)}`, 200],
  ['one cell', `Name,Notes\nAsha,"${filled('x "" ')}"\n`, 200],
  ['letters of Windows', Buffer.concat([Buffer.from('Name\nAsha,'), Buffer.alloc(bytesOfFile, 0x93)]), 200],
  ['20,000 cards', rows(card), 200],
  ['a card of lines without end', `BEGIN:VCARD\nFN:A\n${filled('TEL:1\n')}`, 200],
  ['a card of telephones without end', `BEGIN:VCARD\nFN:A\n${telephones}`, 200],
  ['a card of nothing but line ends', `BEGIN:VCARD\nFN:A\n${filled('\n')}`, 200],
  ['a card of one address', `BEGIN:VCARD\nFN:A\nADR:${filled(';')}`, 200],
  ['a card of encoded letters', `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${filled('=E0')}`, 200],
  ['nothing but line ends', `Name\n${filled('\n')}`, 422],
  ['nothing but commas', filled(','), 422],
  ['cards without end', filled('BEGIN:VCARD\nEND:VCARD\n'), 422],
]

/** What this process has worked until now, in milliseconds: waiting for other programs of the machine is not in it. */
function workedMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Asks again and again until told to stop; answers the longest wait, as it is where nothing else runs. */
function keepAsking() {
  let isOver = false
  const longest = (async () => {
    let longestMs = 0
    while (!isOver) {
      const [began, worked] = [performance.now(), workedMs()]
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      longestMs = Math.max(longestMs, Math.min(performance.now() - began, workedMs() - worked))
    }
    return longestMs
  })()
  return () => {
    isOver = true
    return longest
  }
}

async function upload(by: Visitor, content: string | Buffer<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new Blob([content]), 'list')
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(`${address}/api/customer-imports`, { method: 'POST', headers: { cookie }, body })
}

const tries = 6

test.each(files)(
  'while a file of 10 MB with %s is read, others are answered within 200 ms',
  async (_what, content, status) => {
    const { owner } = await aShopAtWork(given.app)
    const waits: number[] = []
    // The engine may tidy its memory once: only what holds every time is ours.
    while (waits.length < tries && !waits.some((wait) => wait < 200)) {
      const stopAsking = keepAsking()
      const answer = await upload(owner, content)
      waits.push(await stopAsking())
      expect(answer.status).toBe(status)
    }
    expect(Math.min(...waits)).toBeLessThan(200)
  },
)
