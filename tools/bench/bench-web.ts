import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from 'playwright-core'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { findBrowser } from '../setup/browser.mjs'
import { printTable } from './print-table.ts'
import { type RunningServer, runServer } from './running-server.ts'
import { screensOfWeb } from './screens.ts'

/** kB (1,000 bytes) of JavaScript, gzip, that a first visit may load until the network is quiet. */
const allowed = { landing: 120, counter: 250 }

/** What a browser really loads on a first visit of each screen, signed in where the screen asks for it. */
export async function benchWeb() {
  const executablePath = findBrowser()
  if (!executablePath) return console.log('skipped: no browser')
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-web-'))
  const server = await runServer(['dist/server/main.js'], { DARZI_DATA: folder })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const rows: (string | number)[][] = []
    for (const { path, access } of screensOfWeb().filter((screen) => !screen.path.includes(':'))) {
      const { scripts, words, styles, fonts } = await firstVisit(browser, { server, path, access })
      const limit = path === '/' ? allowed.landing : allowed.counter
      const over = scripts / 1000 <= limit ? '' : 'over'
      rows.push([path, kb(scripts), limit, kb(words), kb(styles), kb(fonts), over])
    }
    printTable(['screen', 'JS kB gzip', 'allowed', 'words kB gzip', 'CSS kB gzip', 'fonts kB', ''], rows)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function firstVisit(
  browser: Browser,
  { server, path, access }: { server: RunningServer; path: string; access: string },
) {
  const context = await browser.newContext({ locale: 'en-IN' })
  const sizes = { scripts: 0, words: 0, styles: 0, fonts: 0 }
  try {
    const who = demoSignIns.find((each) => each.role === (access === 'user' ? 'customer' : 'owner'))
    if (access !== 'public' && who)
      await context.request.post(`${server.url}/api/login`, {
        data: { email: who.email, password: who.password },
      })
    const page = await context.newPage()
    const reading: Promise<void>[] = []
    page.on('response', (response) => {
      const kind = kindOf(response)
      if (kind)
        reading.push(
          response.body().then((body) => {
            sizes[kind] += sizeOf(kind, body)
          }),
        )
    })
    await page.goto(server.url + path, { waitUntil: 'networkidle' }).catch(() => page.waitForTimeout(2000))
    await Promise.all(reading)
    return sizes
  } finally {
    await context.close()
  }
}

const kinds: Record<string, 'scripts' | 'styles' | 'fonts' | undefined> = {
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
}

/** Words travel as data, and would hide in a table of scripts alone. */
function kindOf(response: Response) {
  if (/\/assets\/words-.*\.json$/.test(response.url())) return 'words'
  return kinds[response.request().resourceType()]
}

const sizeOf = (kind: string, body: Buffer) => (kind === 'fonts' ? body.length : gzipSync(body).length)
const kb = (bytes: number) => (bytes / 1000).toFixed(1)
