import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, PatchRoutesOnNavigationFunctionArgs, RouteObject } from 'react-router'
import { loadWorkScreens, screenAt } from '../routes.tsx'
import { loadGrammar } from '../words/dictionaries.ts'
import { openWords } from '../words/language.ts'
import { guard } from './guard.ts'
import { Opening } from './Opening.tsx'
import { RootError, RouteError } from './RouteError.tsx'
import type { Screen, ScreenHandle } from './screen.ts'

const layouts = {
  public: { features: ['shell', 'site-footer'], load: () => import('./PublicLayout.tsx') },
  auth: { features: ['shell', 'ui', 'problems'], load: withGrammar(() => import('./AuthLayout.tsx')) },
  shop: { features: ['shell', 'ui', 'app', 'problems'], load: withGrammar(() => import('./ShopLayout.tsx')) },
} satisfies Record<Screen['layout'], unknown>

/** The words of these layouts have plurals. Should the grammar not come now, their words ask for it again. */
function withGrammar<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    loadGrammar().catch(() => {})
    return load()
  }
}

const houseId = 'house'

/** The router's routes from the map of public screens. An unknown address shows the home screen, which says so. */
export function buildRoutes(screens: readonly Screen[]): RouteObject[] {
  return [
    {
      id: houseId,
      HydrateFallback: Opening,
      ErrorBoundary: RootError,
      children: [layoutRoute('public', screens), layoutRoute('auth', screens)],
    },
  ]
}

/** For the one router of a page; tests open a router each. */
export const discoverWork = discoverOnce()

/**
 * Asked for an address that no public screen has: adds the screens of work, once. Their map may have come before; when it
 * does not come at all, that address says so and loads the page again.
 */
export function discoverOnce() {
  let isDiscovered = false
  return async ({ path, patch, signal }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const screen = screenAt(path)
    if (isDiscovered || (screen && screen.layout !== 'shop')) return
    try {
      const screens = await loadWorkScreens()
      if (signal.aborted) return
      patch(houseId, [layoutRoute('shop', screens)])
      isDiscovered = true
    } catch (error) {
      console.error(error)
      patch(houseId, [{ path, Component: RootError }])
    }
  }
}

function layoutRoute(name: Screen['layout'], screens: readonly Screen[]): RouteObject {
  const layout = layouts[name]
  const shown = screens.filter((screen) => screen.layout === name)
  const home = shown.find((screen) => screen.path === '/')
  return {
    lazy: () => fetchPart(layout, RootError),
    children: [
      ...shown.flatMap((screen) =>
        [screen.path, ...(screen.aliases ?? [])].map((path) => screenRoute(screen, path)),
      ),
      ...(home ? [screenRoute(home, '*')] : []),
    ],
  }
}

function screenRoute(screen: Screen, path: string): RouteObject {
  return {
    path,
    handle: { screen, isUnknownAddress: path === '*' } satisfies ScreenHandle,
    ErrorBoundary: RouteError,
    loader: screen.access === 'public' ? undefined : (asked: LoaderFunctionArgs) => guard(screen, asked),
    lazy: () => fetchPart(screen, RouteError),
  }
}

/**
 * A part of the screen with its words. The router shows nothing at all for a part whose fetching throws, so a part
 * that does not come is replaced by the page that says so and loads it again.
 */
async function fetchPart({ load, features }: Pick<Screen, 'load' | 'features'>, Broken: ComponentType) {
  try {
    const [{ default: Component }] = await Promise.all([load(), openWords(features)])
    return { Component }
  } catch (error) {
    console.error(error)
    return { Component: Broken }
  }
}
