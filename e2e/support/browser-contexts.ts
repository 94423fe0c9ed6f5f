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
      const scripts = watchInitScripts(context)
      return {
        context,
        async release() {
          if (scripts.areAdded() || visit.storageState || !(await empty(context, visit.url)))
            return context.close()
          idle.set(key, [...(idle.get(key) ?? []), context])
        },
      }
    },
  }
}

/** Scripts that a journey adds to a whole profile cannot be taken out again. */
function watchInitScripts(context: BrowserContext) {
  let added = false
  const add = context.addInitScript.bind(context)
  context.addInitScript = (...given) => {
    added = true
    return add(...given)
  }
  return { areAdded: () => added }
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
