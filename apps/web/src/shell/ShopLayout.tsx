import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { onProblem } from '../data/api.ts'
import { deviceStorage, tabStorage } from '../data/device-storage.ts'
import { listenLive } from '../data/live.ts'
import { keepGrants } from '../data/probably.ts'
import { queries } from '../data/queries.ts'
import { beginSession, readSession, readStoredUser, userKey, useSession } from '../data/session.ts'
import { links } from '../links.ts'
import { Announcer, mainId } from './Announcer.tsx'
import { fetchPointedAt, fetchScreensAfter } from './fetch-ahead.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { openPalette, usePalette } from './open-palette.ts'
import styles from './ShopLayout.module.css'
import { ShopNavigation } from './ShopNavigation.tsx'
import { ShopNotes } from './ShopNotes.tsx'
import { ShopTopBar } from './ShopTopBar.tsx'
import { useIsDesk } from './use-is-desk.ts'
import { useScreen } from './use-screen.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { WorkProviders } from './WorkProviders.tsx'

/** The screens of work: a bar at the foot of a phone, a tape down the side of a desk. */
export default function ShopLayout() {
  return (
    <WorkProviders>
      <Shop />
    </WorkProviders>
  )
}

function Shop() {
  const palette = usePalette()
  const isDesk = useIsDesk()
  const keyList = useKeyList()
  useShortcuts({ openPalette, openList: keyList.open })
  useLive()
  useEffect(followShop, [])
  useEffect(fetchPointedAt, [])
  useNextScreens()
  return (
    <div className={styles.shop}>
      <Announcer />
      <ShopTopBar onSearch={openPalette} onShortcuts={keyList.open} />
      <ShopNavigation />
      <div className={styles.page}>
        <OfflineBanner />
        {!isDesk && <ShopNotes />}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <Screens />
        </main>
      </div>
      {palette && <palette.Palette />}
      {keyList.dialog}
      <DemoTour />
    </div>
  )
}

const SuspendedShop = lazy(() => import('./SuspendedShop.tsx'))

/** The screen; of a shop that is suspended why nobody works in it, on all of the shop's own. */
function Screens() {
  const { shop } = useSession()
  const screen = useScreen()
  useEffect(
    () =>
      onProblem(({ code }) => {
        if (code === 'access.shopSuspended' && !readSession().shop?.suspended) void beginSession()
      }),
    [],
  )
  if (!shop?.suspended || screen?.access !== 'tailor') return <Outlet />
  return (
    <Suspense>
      <SuspendedShop name={shop.name} reason={shop.suspended.reason} />
    </Suspense>
  )
}

const Tour = lazy(async () => ({ default: (await import('../features/demo/api.ts')).Tour }))

/** Fetched where there is a tour: in a demo that was just opened in this tab. */
function DemoTour() {
  const { shop } = useSession()
  if (!shop?.isDemo || tabStorage.getItem('demo-tour') === null) return null
  return (
    <Suspense>
      <Tour />
    </Suspense>
  )
}

/** The list of keys, fetched when it is first asked for. Should it not come, the next asking tries again. */
function useKeyList() {
  const [list, setList] = useState<typeof import('./ShortcutsDialog.tsx')>()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  function open() {
    setOpen(true)
    import('./ShortcutsDialog.tsx').then(setList, close)
  }
  return { open, dialog: list && <list.ShortcutsDialog isOpen={isOpen} onClose={close} /> }
}

function useLive(): void {
  const session = useSession()
  useEffect(() => keepGrants(session), [session])
  const { user, isChecked } = session
  const isSignedIn = isChecked && user !== undefined
  useEffect(() => (isSignedIn ? listenLive(queries) : undefined), [isSignedIn])
}

/** Entering another shop in one tab takes the others of the browser along. Answers how to end that. */
function followShop(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const { user, shop } = readSession()
    const now = key === userKey ? readStoredUser(deviceStorage, userKey) : undefined
    if (shop && now && now.id === user?.id && now.shopId !== shop.id) location.assign(links.tailorDashboard())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The screen and its data come first, and the tap of whoever is in a hurry. */
const restMs = 3000

/** Brings the likely next screens once the open one has stood for a while and nothing is going on. */
function useNextScreens(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const leaving = new AbortController()
    const fetchNext = () => void fetchScreensAfter(pathname, leaving).catch(() => {})
    const timer = setTimeout(() => whenIdle(fetchNext), restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [pathname])
}

/** Safari has no word for it. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else run()
}
