import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { findBrowser } from '../setup/browser.mjs'
import { printTable } from './print-table.ts'
import { runServer } from './running-server.ts'

const phone = { width: 360, height: 740 }
/** A tap is measured this often; the middle one counts. */
const rounds = 5
/** 1.6 Mbit/s with 150 ms there and back: what browsers' own tools call slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
/** How long a person looks at a screen before the next tap; what is fetched ahead comes meanwhile. */
const lookMs = 1_500

/** What people feel: how soon the next screen shows its content after a tap and takes what is typed, and a cold screen on a slow phone. */
export async function benchTaps() {
  const executablePath = findBrowser()
  if (!executablePath) return console.log('skipped: no browser')
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-taps-'))
  const server = await runServer(['dist/server/main.js'], { DARZI_DATA: folder })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const rows: (string | number)[][] = []
    for (const slower of [1, 4]) {
      rows.push([
        `tap on an order: its pieces, processor ÷ ${slower}`,
        await middle(browser, server.url, slower, toOrder),
      ])
      rows.push([
        `tap on New: takes typing, processor ÷ ${slower}`,
        await middle(browser, server.url, slower, toTyping),
      ])
    }
    for (const path of ['/tailor/orders/:id', '/tailor/orders/new'])
      rows.push([`${path} cold, slow 4G, processor ÷ 4: content`, await coldMs(browser, server.url, path)])
    printTable(['', 'ms'], rows)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A phone of the demo's owner; `slower` divides what its processor does. */
async function openPhone(browser: Browser, url: string, slower: number) {
  const [owner] = demoSignIns
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', viewport: phone })
  await context.request.post('/api/login', { data: { email: owner.email, password: owner.password } })
  /** What runs this file names every function by a helper, which a page does not have. */
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { context, page, devtools }
}

async function middle(browser: Browser, url: string, slower: number, act: (page: Page) => Promise<number>) {
  const { context, page } = await openPhone(browser, url, slower)
  try {
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.goto('/tailor/orders')
      await firstOrder(page).waitFor()
      await page.waitForTimeout(lookMs)
      taken.push(await act(page))
    }
    return Math.round(taken.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
  } finally {
    await context.close()
  }
}

const firstOrder = (page: Page) =>
  page.getByRole('list', { name: 'Orders', exact: true }).getByRole('link').first()

/** From the tap to the first piece on the order's page, by the page's own clock. */
async function toOrder(page: Page): Promise<number> {
  const link = firstOrder(page)
  await link.hover()
  return fromTap(page, () => link.click(), 'section ol > li')
}

/** From the tap to the field that takes the customer's name. */
const toTyping = (page: Page) =>
  fromTap(
    page,
    () => page.getByRole('link', { name: 'New', exact: true }).click(),
    'input[type=search]:focus',
  )

async function fromTap(page: Page, tap: () => Promise<void>, shown: string): Promise<number> {
  const taken = page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${selector} never came at ${location.pathname}`)), 20_000)
        let began = 0
        const left = location.pathname
        addEventListener('pointerdown', () => (began = performance.now()), { capture: true, once: true })
        const look = () => {
          const isThere =
            began > 0 && location.pathname !== left && document.querySelector(`main ${selector}`)
          if (isThere) resolve(performance.now() - began)
          else requestAnimationFrame(look)
        }
        look()
      }),
    shown,
  )
  await tap()
  return taken
}

/** Ever a first visit: nothing of the site is on the phone yet. The middle of the rounds, by the page's own clock from when its address is asked for. */
async function coldMs(browser: Browser, url: string, path: string): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) taken.push(await firstVisitMs(browser, url, path))
  return Math.round(taken.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
}

async function firstVisitMs(browser: Browser, url: string, path: string): Promise<number> {
  const { context, page, devtools } = await openPhone(browser, url, 4)
  try {
    const answer = await context.request.get('/api/orders?limit=1')
    const { rows } = await answer.json()
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('main h1 ~ *, main section, main input')) performance.mark('content')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await page.goto(path.replace(':id', rows[0].id), { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('content').length > 0, undefined, {
      polling: 500,
    })
    return await page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN)
  } finally {
    await context.close()
  }
}
