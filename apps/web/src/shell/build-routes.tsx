import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { loadScreen } from '../screen-loaders.ts'
import { screens } from '../screens.ts'
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

/** The router's routes from the list of screens. An unknown address shows the home screen, which says so. */
export function buildRoutes(): RouteObject[] {
  return [
    {
      HydrateFallback: Opening,
      ErrorBoundary: RootError,
      children: [layoutRoute('public'), layoutRoute('auth'), layoutRoute('shop')],
    },
  ]
}

function layoutRoute(name: Screen['layout']): RouteObject {
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
    lazy: () => fetchPart({ load: () => loadScreen(screen), features: screen.features }, RouteError),
  }
}

interface Part {
  load: () => Promise<{ default: ComponentType }>
  /** Whose words it shows. */
  features: readonly string[]
}

/**
 * A part of the screen with its words. The router shows nothing at all for a part whose fetching throws, so a part
 * that does not come is replaced by the page that says so and loads it again.
 */
async function fetchPart({ load, features }: Part, Broken: ComponentType) {
  try {
    const [{ default: Component }] = await Promise.all([load(), openWords(features)])
    return { Component }
  } catch (error) {
    console.error(error)
    return { Component: Broken }
  }
}
