/**
 * Browser profiles that journeys take and give back. A profile is emptied when it comes back (cookies, storage, workers, permissions)
 * and keeps its cache of scripts, for a cold first page takes a second and a warm one a third of it. One that can't be emptied is closed.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { newContext, type Visit } from './browser.ts'

interface Taken {
  context: BrowserContext
  release(): Promise<void>
}

interface Contexts {
  take(visit: Visit): Promise<Taken>
}

const pools = new WeakMap<Browser, Contexts>()

export function contextsOf(browser: Browser): Contexts {
  const pool = pools.get(browser) ?? contextsIn(browser)
  pools.set(browser, pool)
  return pool
}

function contextsIn(browser: Browser): Contexts {
  const idle = new Map<string, BrowserContext[]>()
  return {
    async take(visit) {
      const key = JSON.stringify(visit)
      const context = idle.get(key)?.pop() ?? (await newContext(browser, visit))
      const changes = watchForGood(context)
      return {
        context,
        async release() {
          if (changes.areMade() || visit.storageState || !(await empty(context, visit.url)))
            return context.close()
          idle.set(key, [...(idle.get(key) ?? []), context])
        },
      }
    },
  }
}

/** What a journey does to a whole profile for good: scripts that are added to every page, and a clock that is not the machine's. */
function watchForGood(context: BrowserContext) {
  let made = false
  function watch<T extends object>(target: T, method: keyof T): void {
    const original = target[method]
    if (typeof original !== 'function') throw new Error(`${String(method)} is no method any more`)
    const watched = (...given: unknown[]) => {
      made = true
      return original.apply(target, given)
    }
    Object.assign(target, { [method]: watched })
  }
  watch(context, 'addInitScript')
  for (const method of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const)
    watch(context.clock, method)
  return { areMade: () => made }
}

/** An empty page that stays open in a profile, to empty the profile from: a new page is a new process, a third of a second's work. */
const cleaners = new WeakMap<BrowserContext, { page: Page; session: CDPSession }>()

/** Nothing of the site stays in the profile but its cache. What a page of it still runs could write again. */
export async function forget(context: BrowserContext, url: string): Promise<void> {
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  const { session } = cleaners.get(context) ?? (await newCleaner(context))
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
}

async function newCleaner(context: BrowserContext) {
  const page = await context.newPage()
  const cleaner = { page, session: await context.newCDPSession(page) }
  cleaners.set(context, cleaner)
  return cleaner
}

async function empty(context: BrowserContext, url: string): Promise<boolean> {
  try {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    const cleaner = cleaners.get(context)?.page
    await Promise.all(context.pages().map((page) => page !== cleaner && page.close()))
    await forget(context, url)
    return true
  } catch {
    return false
  }
}
