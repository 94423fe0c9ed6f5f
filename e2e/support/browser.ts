import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1280, height: 800 }

/** Draws WebGL on the processor: for what needs it, and slower for all else. */
export const withGraphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export const openBrowser = (args: readonly string[] = ['--disable-gpu']): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      // Pages of a profile share a process, and none is kept ready for the next one.
      '--renderer-process-limit=1',
      ...args,
    ],
  })

export interface Visit extends BrowserContextOptions {
  url: string
  language?: 'en' | 'hi' | 'pa'
}

export interface OpenPage {
  page: Page
  context: BrowserContext
  /** What the page threw or logged as an error; a journey ends with it empty. */
  consoleErrors: string[]
  /** What was asked for and not answered yet, or not with success. */
  unanswered: Map<string, string>
}

/** A fresh browser profile on the site's address, in one language; things on the screen do not glide unless a journey asks for it. */
export const newContext = (browser: Browser, { url, language = 'en', ...options }: Visit) =>
  browser.newContext({
    baseURL: url,
    locale: `${language}-IN`,
    viewport: desk,
    reducedMotion: 'reduce',
    ...options,
  })

/** A page in this profile, and what it says on the console. */
export async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage()
  const consoleErrors: string[] = []
  page.on('pageerror', (error) => consoleErrors.push(`threw: ${error.message}`))
  page.on('console', (message) => {
    // A refused request is logged by the browser itself; refusals are looked at by the journeys.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      consoleErrors.push(message.text())
  })
  return { page, context, consoleErrors, unanswered: watchRequests(page) }
}

function watchRequests(page: Page): Map<string, string> {
  const unanswered = new Map<string, string>()
  page.on('request', (request) => unanswered.set(request.url(), 'no answer yet'))
  page.on('requestfailed', (request) =>
    unanswered.set(request.url(), request.failure()?.errorText ?? 'failed'),
  )
  page.on('response', (response) => {
    if (response.ok() || response.status() === 304) unanswered.delete(response.url())
    else unanswered.set(response.url(), `answered ${response.status()}`)
  })
  return unanswered
}

/** This page's reader pays for each byte: nothing is fetched ahead, for journeys that look at one screen alone. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** An address of its own: a worker's journeys share a server, which counts sign-ins by address. */
function fromElsewhere() {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))
  return { 'x-forwarded-for': `10.${parts.join('.')}` }
}

/** Signs in over the API: journeys that are not about signing in start here. */
export async function signInAs(
  { context, page }: OpenPage,
  { email, password }: { email: string; password: string },
) {
  const headers = fromElsewhere()
  const answer = await context.request.post('/api/login', { data: { email, password }, headers })
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`)
  return page
}

export async function tailorRegisters({ context }: OpenPage, shopName = 'Noor Tailors') {
  const account = {
    email: `tailor-${Date.now()}-${Math.random().toString(36).slice(2)}@example.test`,
    password: 'needle-and-thread',
  }
  const data = {
    ...account,
    name: 'Harpreet Kaur',
    role: 'tailor',
    shopName,
    country: 'IN',
    timeZone: 'Asia/Kolkata',
  }
  const answer = await context.request.post('/api/register', { data, headers: fromElsewhere() })
  if (!answer.ok()) throw new Error(`registering answered ${answer.status()}: ${await answer.text()}`)
  return account
}
