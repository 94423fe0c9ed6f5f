import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type OpenPage, openBrowser, openPage, saveData, signInAs, type Visit } from './browser.ts'
import { contextsOf, forget } from './browser-contexts.ts'
import { removeFolder, type Server } from './server.ts'
import { ownServer, sharedServer } from './shared-servers.ts'

type Environment = Record<string, string>

interface Opened {
  visitor: OpenPage
  release: () => Promise<void>
}

/**
 * A server and a browser for a file of journeys. Files whose settings are the same share both within a worker, so a journey
 * registers a shop of its own (`tailorRegisters`, `openBook`) and looks at nothing else; a file that changes the demo shop or counts
 * what stands on the whole server says `isAlone` and gets a server to itself. Every journey starts as a fresh browser profile, and
 * whatever it opened must end without errors on the console.
 */
export function openApp(
  prepare: () => Promise<Environment> | Environment = () => ({}),
  browserArgs?: readonly string[],
  { isAlone = false }: { isAlone?: boolean } = {},
) {
  let server: Server
  let browser: Browser
  let opened: Opened[] = []
  let kept: Opened | undefined

  beforeAll(async () => {
    const environment = await prepare()
    server = isAlone ? await ownServer(environment) : await sharedServer(environment)
    browser = await sharedBrowser(browserArgs)
  })
  afterAll(async () => {
    await kept?.release()
    if (!isAlone || !server) return
    await server.stop()
    removeFolder(server.folder)
  })
  afterEach(async ({ task }) => {
    const visitors = opened
    opened = []
    if (task.result?.state === 'fail') await Promise.all(visitors.map(({ visitor }) => tellScreen(visitor)))
    if (kept && task.result?.state === 'fail') kept = undefined
    await Promise.all(visitors.map((each) => (each === kept ? leave(each.visitor) : each.release())))
    expect(visitors.flatMap(({ visitor }) => visitor.consoleErrors)).toEqual([])
  })

  /** A fresh profile, at this address if one is given. */
  async function visit(path?: string, options: Omit<Visit, 'url'> = {}): Promise<OpenPage> {
    const { visitor } = await open(options)
    if (path) await visitor.page.goto(path)
    return visitor
  }

  async function open(options: Omit<Visit, 'url'>): Promise<Opened> {
    const { context, release } = await contextsOf(browser).take({ url: server.url, ...options })
    if (slowestMs > 0) await slowDown(context)
    const each = { visitor: await openPage(context), release }
    opened.push(each)
    return each
  }

  /**
   * The one page of the file, for journeys that look at one screen each: of the journey before nothing is left but compiled scripts, and
   * nothing is fetched ahead, which no screen shows. After a journey that failed there is another.
   */
  async function visitAgain(): Promise<OpenPage> {
    if (kept) {
      kept.visitor.consoleErrors.length = 0
      opened.push(kept)
    } else {
      kept = await open({})
      await saveData(kept.visitor.page)
    }
    return kept.visitor
  }

  async function leave({ page, context }: OpenPage): Promise<void> {
    await page.goto('/robots.txt')
    await page.evaluate(() => sessionStorage.clear())
    await forget(context, server.url)
  }

  /** The same, signed in without the screen. */
  async function visitAs(
    account: { email: string; password: string },
    path?: string,
    options?: Omit<Visit, 'url'>,
  ) {
    const visitor = await visit(undefined, options)
    await signInAs(visitor, account)
    if (path) await visitor.page.goto(path)
    return visitor
  }

  return { visit, visitAgain, visitAs, url: () => server.url }
}

/** Each answer of the server comes late by a time of its own, as on a bad line: a journey that looks before the answer is there falls. */
const slowestMs = Number(process.env.DARZI_E2E_SLOWEST_MS ?? 0)

const slowDown = (context: BrowserContext) =>
  context.route('**/api/**', async (route) => {
    await sleep(Math.random() * slowestMs)
    // Whoever left the page meanwhile waits for nothing.
    await route.fallback().catch(() => {})
  })

/** What a failed journey was looking at, for whoever reads the run. */
async function tellScreen({ page, consoleErrors, unanswered }: OpenPage): Promise<void> {
  const shown = await page
    .locator('main')
    .innerText({ timeout: 2000 })
    .catch((error) => `no text: ${error}`)
  const text = shown.replace(/\s+/g, ' ').slice(0, 1500)
  const requests = [...unanswered].map(([url, what]) => `${url}: ${what}`)
  console.log([`at ${page.url()}: ${text}`, ...consoleErrors, ...requests].join('\n'))
}

/** The worker's browsers, by their arguments; they end with the worker. */
const browsers = new Map<string, Promise<Browser>>()

function sharedBrowser(args?: readonly string[]): Promise<Browser> {
  const key = JSON.stringify(args ?? null)
  const known = browsers.get(key) ?? openBrowser(args)
  browsers.set(key, known)
  return known
}
