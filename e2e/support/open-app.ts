import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type OpenPage, openBrowser, openPage, signInAs, type Visit } from './browser.ts'
import { copyOf } from './first-starts.ts'
import { removeFolder, type Server, startServer } from './server.ts'

type Environment = Record<string, string>

/**
 * One server and one browser for a file of journeys. Every journey gets a fresh profile, and whatever it opened must
 * end without troubles.
 */
export function openApp(
  prepare: () => Promise<Environment> | Environment = () => ({}),
  browserArgs?: readonly string[],
) {
  let server: Server
  let browser: Browser
  let opened: OpenPage[] = []

  beforeAll(async () => {
    server = await startServer(onStartedFolder(await prepare()))
    browser = await openBrowser(browserArgs)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    if (server) removeFolder(server.folder)
  })
  afterEach(async () => {
    const pages = opened
    opened = []
    await Promise.all(pages.map(({ context }) => context.close()))
    expect(pages.flatMap(({ consoleErrors }) => consoleErrors)).toEqual([])
  })

  /** A fresh profile, at this address if one is given. */
  async function visit(path?: string, options: Omit<Visit, 'url'> = {}): Promise<OpenPage> {
    const visitor = await openPage(browser, { url: server.url, ...options })
    opened.push(visitor)
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

function onStartedFolder(environment: Environment): Environment {
  const { withDemo, empty } = inject('startedFolders')
  return { DARZI_DATA: copyOf(environment.DARZI_DEMO === 'off' ? empty : withDemo), ...environment }
}
