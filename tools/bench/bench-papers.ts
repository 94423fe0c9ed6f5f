/**
 * How many invoices in Punjabi are set a second, beside a browser without a window printing the same page; and whether an export of a
 * hundred thousand rows needs more memory the longer it gets. Rows come from memory: the database has benches of its own.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { chromium, type Page } from 'playwright-core'
import { summaryPaper } from '../../apps/server/src/features/documents/list-papers.ts'
import { invoicePaper } from '../../apps/server/src/features/documents/order-papers.ts'
import type { WholePaper, WholeSection } from '../../apps/server/src/features/documents/paper.ts'
import { cellText } from '../../apps/server/src/features/documents/paper-cells.ts'
import { csvOf } from '../../apps/server/src/features/documents/paper-csv.ts'
import { paperPdf } from '../../apps/server/src/features/documents/paper-page.ts'
import type { OrderRow } from '../../apps/server/src/features/documents/paper-queries.ts'
import { paperWords } from '../../apps/server/src/features/documents/paper-words.ts'
import { wholePaper, wholeRoom } from '../../apps/server/src/features/documents/whole-paper.ts'
import { rootPath } from '../root.ts'
import { findBrowser } from '../setup/browser.mjs'
import { printTable } from './print-table.ts'

const words = paperWords('pa')
const shop = { name: 'ਨੂਰ ਟੇਲਰਜ਼', lines: ['ਲਿੰਕਿੰਗ ਰੋਡ, ਲੁਧਿਆਣਾ'] }
const exported = 100_000
/** A fifth of the rows may hold on to so much more than the first of them, for what the collector has not taken yet. */
const mostGrowthMb = 48

export async function benchPapers(isQuick: boolean): Promise<void> {
  await benchPages(isQuick ? 20 : 200)
  await benchExport()
}

async function benchPages(pages: number) {
  // Another invoice every turn: of the same one again, the typesetter would remember how it lay.
  const paperOf = (turn: number) =>
    wholePaper(invoicePaper(anInvoiced(turn), words, { timeZone: 'Asia/Kolkata', pay: undefined }), wholeRoom)
  const set = async (turn: number) =>
    (await paperPdf([await paperOf(turn)], { shop, colour: '#1f2a56', words })).length
  const ours = await perSecond(set, pages)
  const folder = await mkdtemp(join(tmpdir(), 'darzi-bench-papers-'))
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
    env: { ...process.env, FONTCONFIG_FILE: await lettersOfOurs(folder) },
  })
  const free = await Promise.all(Array.from({ length: availableParallelism() }, () => browser.newPage()))
  const print = async (page: Page, turn: number) => {
    await page.setContent(pageOf(await paperOf(turn)))
    return (await page.pdf({ format: 'A4' })).length
  }
  const some = Math.ceil(pages / 4)
  const onKept = await perSecond(async (turn) => {
    const page = free.pop() ?? (await browser.newPage())
    const length = await print(page, turn)
    free.push(page)
    return length
  }, some)
  const onOwn = await perSecond(async (turn) => {
    const page = await browser.newPage()
    const length = await print(page, turn)
    await page.close()
    return length
  }, some)
  await browser.close()
  await rm(folder, { recursive: true })
  console.log('\ninvoices in Punjabi, as many at once as there are cores')
  printTable(
    ['', 'PDFs a second'],
    [
      ['Darzi', ours.toFixed(1)],
      ['a browser, a page of its own for each, as a server of many shops prints', onOwn.toFixed(1)],
      ['times as many', (ours / onOwn).toFixed(1)],
      ['a browser, pages kept open and written anew', onKept.toFixed(1)],
      ['times as many', (ours / onKept).toFixed(1)],
    ],
  )
}

/** Our papers' fonts as those of the machine: a browser that has none for Punjabi draws boxes, and another page. Answers the file that says so. */
async function lettersOfOurs(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf')
  const places = `<dir>${rootPath('apps/server/fonts')}</dir><cachedir>${folder}</cachedir>`
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>`,
  )
  return file
}

/** After some to warm up; as many are under way at once as the machine has cores. */
async function perSecond(make: (turn: number) => Promise<number>, times: number): Promise<number> {
  const cores = availableParallelism()
  await Promise.all(Array.from({ length: cores }, (_, at) => make(times + at)))
  const begun = performance.now()
  let next = 0
  const work = async () => {
    while (next < times) if ((await make(next++)) === 0) throw new Error('an empty page')
  }
  await Promise.all(Array.from({ length: cores }, work))
  return times / ((performance.now() - begun) / 1000)
}

/** Ends the bench as failed when memory grows with the rows. */
async function benchExport() {
  const perStep = 500
  let made = 0
  const inTx = async () => {
    const length = Math.min(perStep, exported - made)
    const rows = Array.from({ length }, (_, at) => aRow(made + at + 1))
    made += length
    return rows as never // what the one query of this paper answers
  }
  const paper = summaryPaper(
    { words, currency: 'INR', timeZone: 'Asia/Kolkata', country: 'IN', today: '2031-05-06', inTx },
    { from: '2031-01-01', to: '2031-12-31' },
  )
  const rss: number[] = []
  let bytes = 0
  for await (const part of csvOf([paper])) {
    bytes += Buffer.byteLength(part)
    if (made >= ((rss.length + 1) * exported) / 5) rss.push(process.memoryUsage().rss / 2 ** 20)
  }
  console.log(`\nan export of ${exported} rows, ${(bytes / 2 ** 20).toFixed(1)} MB`)
  printTable(
    ['rows', 'MB held'],
    rss.map((mb, at) => [((at + 1) * exported) / 5, mb.toFixed(0)]),
  )
  const growth = (rss.at(-1) ?? 0) - (rss[0] ?? 0)
  if (growth > mostGrowthMb) {
    console.log(`Memory grew by ${growth.toFixed(0)} MB.`)
    process.exitCode = 1
  }
}

const aRow = (number: number): OrderRow => ({
  number,
  ordered_on: '2031-05-06',
  promised_on: '2031-05-13',
  tailor_state: 'pending',
  currency: 'INR',
  total_minor: 125_000,
  paid_minor: 50_000,
  customer: 'ਹਰਪ੍ਰੀਤ ਕੌਰ',
  garments: [{ key: 'shirt', name: null, count: 2 }],
})

const names = ['ਹਰਪ੍ਰੀਤ ਕੌਰ', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਮਨਜੀਤ ਕੌਰ', 'ਬਲਵਿੰਦਰ ਸਿੰਘ', 'ਸਿਮਰਨ ਗਿੱਲ']

/** An order of six pieces, as far as its invoice reads it; each turn's has a number, names and amounts of its own. */
function anInvoiced(turn: number): Order {
  const number = `ORD-${1000 + turn}`
  const priceMinor = 100_000 + turn * 100
  const order = {
    number,
    customer: { name: names[turn % names.length], phoneShown: `098765 ${10_000 + turn}` },
    currency: 'INR',
    orderedOn: '2031-05-06',
    promisedOn: '2031-05-13',
    piecesMinor: 6 * priceMinor,
    rushMinor: 0,
    discountMinor: 20_000,
    writtenOffMinor: 0,
    taxMinor: 0,
    roundOffMinor: 0,
    totalMinor: 6 * priceMinor - 20_000,
    paidMinor: 100_000,
    balanceMinor: 6 * priceMinor - 120_000,
    pieces: Array.from({ length: 6 }, (_, at) => ({
      tag: `${number}-${at + 1}`,
      garment: { key: 'kurta' },
      person: { name: names[(turn + at) % names.length] },
      priceMinor,
      addOns: [],
    })),
    payments: [
      {
        kind: 'advance',
        status: 'completed',
        method: 'cash',
        amountMinor: 100_000,
        createdAt: '2031-05-06T06:00:00Z',
      },
    ],
  }
  return order as unknown as Order // no more of it stands on the paper
}

/** The same paper as a page a browser prints. */
function pageOf({ title, subtitle, sections }: WholePaper): string {
  const body = sections.map(partOf).join('')
  return `<!doctype html><html lang="pa"><meta charset="utf-8"><style>body{font-family:'Anek Latin','Anek Gurmukhi'}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ccc;text-align:start}</style><h1>${shop.name}</h1><p>${shop.lines.join('<br>')}</p><h2>${title} ${subtitle}</h2>${body}</html>`
}

function partOf(section: WholeSection): string {
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const said = (cell: string | number | null, kind: 'text' | 'money' | 'number' | 'day') =>
    cellText(cell, { kind }, { currency: 'INR', day: words.day })
  switch (section.kind) {
    case 'facts':
      return `<table>${section.rows.map(({ label, value }) => row([label, value])).join('')}</table>`
    case 'pair':
      return partOf(section.left) + partOf(section.right)
    case 'table':
      return `<table>${row(section.columns.map(({ label }) => label))}${section.rows
        .map((cells) => row(section.columns.map(({ kind }, at) => said(cells[at] ?? null, kind))))
        .join('')}</table>`
    case 'sums':
      return `<table>${section.rows.map(({ label, minor }) => row([label, said(minor, 'money')])).join('')}</table>`
    case 'code':
      return `<p>${section.caption}</p>`
    default:
      return `<p>${section.text}</p>`
  }
}
