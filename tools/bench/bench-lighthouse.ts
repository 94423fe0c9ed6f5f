/**
 * What Lighthouse gives the public pages on a phone, the middle of three runs each. Lighthouse is no dependency of the project (it brings more
 * packages than the whole server): `npm install --no-save lighthouse@12.8.2` beforehand. Measure with nothing else running.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { rootPath } from '../root.ts'
import { findBrowser } from '../setup/browser.mjs'
import { printTable } from './print-table.ts'
import { runServer } from './running-server.ts'

const runs = 3
const aimedAt = 95
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<(typeof kinds)[number], { score: number }>
  audits: Record<string, { displayValue?: string }>
}
type Lighthouse = (
  url: string,
  asked: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>

/** Ends the bench as failed when a page has less than is aimed at. */
export async function benchLighthouse(): Promise<void> {
  const lighthouse = await findLighthouse()
  const executablePath = findBrowser()
  if (!lighthouse || !executablePath)
    return console.log(
      `skipped: no ${executablePath ? 'lighthouse (npm install --no-save lighthouse@12.8.2)' : 'browser'}`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-lighthouse-'))
  const server = await runServer(['dist/server/main.js'], { DARZI_DATA: folder })
  try {
    const rows: (string | number)[][] = []
    for (const path of ['/', '/find-tailors', await listTailor(server.url), '/shop', '/login']) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++)
        reports.push(await reportOn(lighthouse, executablePath, `${server.url}${path}`))
      const report = middleOf(reports)
      const scores = kinds.map((kind) => Math.round(report.categories[kind].score * 100))
      if (scores.some((score) => score < aimedAt)) process.exitCode = 1
      const said = (audit: string) => report.audits[audit]?.displayValue ?? ''
      rows.push([path, ...scores, said('largest-contentful-paint'), said('total-blocking-time')])
    }
    printTable(['page', ...kinds, 'content', 'blocked'], rows)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function findLighthouse(): Promise<Lighthouse | undefined> {
  const name: string = 'lighthouse'
  const found: { default: Lighthouse } | undefined = await import(name).catch(() => undefined)
  return found?.default
}

async function reportOn(lighthouse: Lighthouse, executablePath: string, url: string): Promise<Report> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  try {
    const made = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!made) throw new Error(`Lighthouse says nothing of ${url}.`)
    return made.lhr
  } finally {
    await browser.close()
  }
}

const middleOf = (reports: Report[]): Report => {
  const sorted = reports.toSorted(
    (one, other) => one.categories.performance.score - other.categories.performance.score,
  )
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

/** A tailor with words, prices and photos of its own; the path of its page. */
async function listTailor(url: string): Promise<string> {
  const send = async (method: string, path: string, body: object | FormData, cookie = '') => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        'idempotency-key': crypto.randomUUID(),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const account = { email: 'gulmohar@tailor.example', password: 'Nine-marigolds-7' }
  await send('POST', '/api/register', { ...account, name: 'Gulmohar', role: 'tailor' })
  const signedIn = await send('POST', '/api/login', account)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const change = (path: string, body: object) => send('PATCH', path, body, cookie)
  await change('/api/shop', { name: 'Gulmohar Tailors' })
  await change('/api/shop/profile', {
    city: 'Ludhiana',
    about: 'Wedding wear since 1984. Sherwanis, suits and bridal wear, cut and sewn in our own workshop.',
  })
  for (const name of ['today', 'ticket', 'order']) {
    const photo = new FormData()
    const bytes = readFileSync(rootPath(`apps/web/public/pictures/${name}.webp`))
    photo.append('photo', new Blob([bytes], { type: 'image/webp' }), `${name}.webp`)
    await send('POST', '/api/shop/portfolio', photo, cookie)
  }
  const listed = await change('/api/shop/listing', {
    isListed: true,
    languages: ['hi', 'pa', 'en'],
    hasWoman: true,
  })
  const { slug } = (await listed.json()) as { slug: string }
  return `/tailors/${slug}`
}
