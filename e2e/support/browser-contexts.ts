/**
 * Browser profiles that journeys take and give back. A profile is emptied when it comes back (cookies, storage, workers, permissions)
 * and keeps its cache of scripts, for a cold first page takes a second and a warm one a third of it. One that can't be emptied is closed.
 */
import type { Browser, BrowserContext } from 'playwright-core'
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

async function empty(context: BrowserContext, url: string): Promise<boolean> {
  try {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all([context.clearCookies(), context.clearPermissions()])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
    await page.close()
    return true
  } catch {
    return false
  }
}
