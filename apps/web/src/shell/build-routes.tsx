import { type ComponentType, memo } from 'react'
import {
  createBrowserRouter,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  matchPath,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
  useRouteError,
} from 'react-router'
import { askSession, readSession } from '../data/session.ts'
import { publicScreens } from '../public-screens.ts'
import { askForScreen, loadScreen, shopScreens } from '../screen-loaders.ts'
import { askForLetters } from '../theme/letters.ts'
import { Button } from '../ui/Button.tsx'
import { setLeavingScreen } from '../ui/leaving.ts'
import { loadGrammar } from '../words/dictionaries.ts'
import { openWords } from '../words/language.ts'
import { useT } from '../words/use-t.ts'
import { landingOf, safeOrigin, turnedAwayTo } from './admit.ts'
import { Opening } from './Opening.tsx'
import styles from './RouteError.module.css'
import { layoutFeatures, type Screen, type ScreenHandle } from './screen.ts'
import { tellSlowOnly } from './tell-slow-only.ts'

const layouts = {
  public: { features: layoutFeatures.public, load: () => import('./PublicLayout.tsx') },
  auth: { features: layoutFeatures.auth, load: withGrammar(() => import('./AuthLayout.tsx')) },
  shop: { features: layoutFeatures.shop, load: withGrammar(() => import('./ShopLayout.tsx')) },
} satisfies Record<Screen['layout'], unknown>

/** The words of these layouts have plurals. Should the grammar not come now, their words ask for it again. */
function withGrammar<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    loadGrammar().catch(() => {})
    return load()
  }
}

/** Public pages stand from the start; the screens of work, which most visitors never see, are brought when one of them is asked for. */
export function openRouter() {
  const root = {
    id: 'root',
    HydrateFallback: Opening,
    ErrorBoundary: RootError,
    children: [layoutRoute('public', publicScreens), layoutRoute('auth', publicScreens)],
  }
  const router = createBrowserRouter([root], { patchRoutesOnNavigation: bringShopScreens() })
  router.subscribe(({ navigation }) => setLeavingScreen(navigation.state === 'loading'))
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    askForLetters()
  })
  return tellSlowOnly(router)
}

function bringShopScreens(): PatchRoutesOnNavigationFunction {
  let areHere = false
  return async ({ path, patch }) => {
    if (areHere || isPublicAddress(path)) return
    try {
      const screens = await shopScreens()
      if (!areHere) patch('root', [layoutRoute('shop', screens), layoutRoute('public', screens)])
      areHere = true
    } catch (error) {
      console.error(error)
      patch('root', [{ path, Component: RootError }])
    }
  }
}

export const isPublicAddress = (path: string): boolean =>
  addressesOf(publicScreens).some((known) => matchPath(known, path) !== null)

const addressesOf = (screens: readonly Screen[]) =>
  screens.flatMap(({ path, aliases = [] }) => [path, ...aliases])

/** An unknown address shows the home screen, which says so. */
function layoutRoute(name: Screen['layout'], screens: readonly Screen[]): RouteObject {
  const layout = layouts[name]
  const shown = screens.filter((screen) => screen.layout === name)
  const home = shown.find((screen) => screen.path === '/')
  return {
    lazy: () => fetchPart(layout, RootError),
    children: [
      ...shown.flatMap((screen) => addressesOf([screen]).map((path) => screenRoute(screen, path))),
      ...(home ? [screenRoute(home, '*')] : []),
    ],
  }
}

function screenRoute(screen: Screen, path: string): RouteObject {
  return {
    path,
    handle: { screen, isUnknownAddress: path === '*' } satisfies ScreenHandle,
    ErrorBoundary: RouteError,
    loader: screen.access === 'public' ? undefined : (asked: LoaderFunctionArgs) => enter(screen, asked),
    lazy: () => fetchPart({ load: () => loadScreen(screen), features: screen.features }, RouteError),
  }
}

/** Code, permission and data come side by side. Who was never here before is known by the time they are let in: then it is asked again. */
async function enter(screen: Screen, asked: LoaderFunctionArgs): Promise<null> {
  // What is not asked ahead, the screen asks.
  const ask = (isFirst: boolean) => void askForScreen(screen, asked, isFirst).catch(() => {})
  const isFirst = !readSession().isChecked
  if (screen.layout === 'shop') ask(isFirst)
  await guard(screen, asked)
  if (screen.layout === 'shop' && isFirst) ask(isFirst)
  return null
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
    // The router makes its parts anew with every step of a navigation; kept ones are drawn again by what they ask for alone.
    return { Component: memo(Component) }
  } catch (error) {
    console.error(error)
    return { Component: Broken }
  }
}

/** What shows when a screen breaks or cannot be fetched: a plain word and one way on. */
function RouteError() {
  const t = useT()
  const error = useRouteError()
  if (error && !isRouteErrorResponse(error)) console.error(error)
  // The words themselves may be what did not come: then the sentences of the page's own language stand in.
  const words = (key: string, otherwise: string) => (t(key) === key ? otherwise : t(key))
  return (
    <div className={styles.page} role="alert">
      <h1>{words('shell.broken.title', 'This screen could not be shown')}</h1>
      <p>{words('shell.broken.why', 'The connection may have been lost. Nothing you saved is gone.')}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {words('shell.broken.retry', 'Load it again')}
      </Button>
    </div>
  )
}

/** The same, when not even the layout could be fetched. */
function RootError() {
  return (
    <main id="main">
      <RouteError />
    </main>
  )
}

/** The loader of a guarded screen: lets in, or throws the redirect. The kept user record is believed until checked. */
async function guard(screen: Screen, { request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (screen.access === 'onlySignedOut') {
    const visitor = readSession().user ? await askSession() : readSession()
    if (visitor.user && /^\?plan=(tailor|house)/.test(search)) throw redirect(`/open-shop${search}`)
    if (visitor.user) throw redirect(safeOrigin(searchParams.get('from')) ?? landingOf(visitor))
    return null
  }
  const visitor = await visitorOf(screen)
  const away = turnedAwayTo(screen, visitor, `${pathname}${search}`)
  if (away) throw redirect(away)
  return null
}

/** What a member may do is only known once the server has said it: a screen that needs it waits for the answer. */
async function visitorOf({ needs, access }: Screen) {
  const known = readSession()
  if (!known.user || (needs && !known.shop) || access === 'operator') return askSession()
  void askSession()
  return known
}
