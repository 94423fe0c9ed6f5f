/** One thread reads the lists and answers everybody: whoever uploads a huge or a mean file keeps nobody waiting. */
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { readImportFile } from './upload-import.ts'

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

const files: [what: string, content: string | Buffer<ArrayBuffer>, status: number, leastTurns: number][] = [
  ['20,000 rows', `Name,Phone,Notes\n${rows((at) => `Asha,98${at},${'x'.repeat(490)}\n`)}`, 200, 15_000],
  [
    '20,000 rows in Hindi',
    `Name,Phone,Notes\n${rows((at) => `आशा,98${at},${'क'.repeat(160)}\n`)}`,
    200,
    15_000,
  ],
  ['300 columns', `${columns}\n${rows(() => `${'a,'.repeat(299)}a\n`)}`, 200, 15_000],
  ['one cell', `Name,Notes\nAsha,"${filled('x "" ')}"\n`, 200, 1_200],
  [
    'letters of Windows',
    Buffer.concat([Buffer.from('Name\nAsha,'), Buffer.alloc(bytesOfFile, 0x93)]),
    200,
    1_200,
  ],
  ['20,000 cards', rows(card), 200, 15_000],
  ['a card of lines without end', `BEGIN:VCARD\nFN:A\n${filled('TEL:1\n')}`, 200, 20_000],
  ['a card of telephones without end', `BEGIN:VCARD\nFN:A\n${telephones}`, 200, 10_000],
  ['a card of nothing but line ends', `BEGIN:VCARD\nFN:A\n${filled('\n')}`, 200, 100_000],
  // One line is one step, and short because only its beginning is kept.
  ['a card of one address', `BEGIN:VCARD\nFN:A\nADR:${filled(';')}`, 200, 1],
  ['a card of encoded letters', `BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:${filled('=E0')}`, 200, 1],
  ['nothing but line ends', `Name\n${filled('\n')}`, 422, 20],
  ['nothing but commas', filled(','), 422, 1_200],
  ['cards without end', filled('BEGIN:VCARD\nEND:VCARD\n'), 422, 500],
]

const headings = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  notes: 'Notes',
  tags: 'Tags',
}

/** Counts how often others had their turn until the work was done; by a clock on which every step takes long. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
  let turns = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turns++) await setImmediate()
  })()
  await work().finally(() => {
    isOver = true
    clock.mockRestore()
  })
  await others
  return turns
}

/** Every second one: of rows, of cells, of cards and of files that are no list some are among them. */
const tried = process.env.DARZI_TEST_ALL === '1' ? files : files.filter((_, at) => at % 2 === 1)

test.each(tried)(
  'while 10 MB with %s are read, others have their turns',
  async (_what, content, status, least) => {
    let answer = 200
    const turns = await turnsDuring(() =>
      readImportFile(Buffer.from(content), headings).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        answer = 422
      }),
    )
    expect(answer).toBe(status)
    expect(turns).toBeGreaterThanOrEqual(least)
  },
)

test('while a file of 10 MB is uploaded and read, others are answered again and again', async () => {
  const { owner } = await aShopAtWork(given.app)
  const body = new FormData()
  body.append('file', new Blob([files[0]?.[1] ?? '']), 'list')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let isOver = false
  const uploading = fetch(`${address}/api/customer-imports`, {
    method: 'POST',
    headers: { cookie },
    body,
  }).finally(() => (isOver = true))
  let answers = 0
  for (; !isOver; answers++) expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect((await uploading).status).toBe(200)
  expect(answers).toBeGreaterThan(5)
})
