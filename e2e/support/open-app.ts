import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type OpenPage, openBrowser, openPage, signInAs, type Visit } from './browser.ts'
import { contextsOf } from './browser-contexts.ts'
import { removeFolder, type Server } from './server.ts'
import { ownServer, sharedServer } from './shared-servers.ts'

type Environment = Record<string, string>

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
  let opened: { visitor: OpenPage; release: () => Promise<void> }[] = []

  beforeAll(async () => {
    const environment = await prepare()
    server = isAlone ? await ownServer(environment) : await sharedServer(environment)
    browser = await sharedBrowser(browserArgs)
  })
  afterAll(async () => {
    if (!isAlone || !server) return
    await server.stop()
    removeFolder(server.folder)
  })
  afterEach(async ({ task }) => {
    const visitors = opened
    opened = []
    if (task.result?.state === 'fail') await Promise.all(visitors.map(({ visitor }) => tellScreen(visitor)))
    await Promise.all(visitors.map(({ release }) => release()))
    expect(visitors.flatMap(({ visitor }) => visitor.consoleErrors)).toEqual([])
  })

  /** A fresh profile, at this address if one is given. */
  async function visit(path?: string, options: Omit<Visit, 'url'> = {}): Promise<OpenPage> {
    const { context, release } = await contextsOf(browser).take({ url: server.url, ...options })
    const visitor = await openPage(context)
    opened.push({ visitor, release })
    if (path) await visitor.page.goto(path)
    return visitor
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

  return { visit, visitAs, url: () => server.url }
}

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
