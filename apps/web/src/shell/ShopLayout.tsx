import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { listenLive } from '../data/live.ts'
import { queries } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { Announcer, mainId } from './Announcer.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { loadPalette, openPalette } from './open-palette.ts'
import styles from './ShopLayout.module.css'
import { ShopNavigation } from './ShopNavigation.tsx'
import { ShopNotes } from './ShopNotes.tsx'
import { ShopTopBar } from './ShopTopBar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { WorkProviders } from './WorkProviders.tsx'

const Palette = lazy(() => loadPalette().then(({ Palette }) => ({ default: Palette })))
const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog.tsx').then((it) => ({ default: it.ShortcutsDialog })),
)

/** The screens of work: a bar at the foot of a phone, a tape down the side of a desk. */
export default function ShopLayout() {
  return (
    <WorkProviders>
      <Shop />
    </WorkProviders>
  )
}

function Shop() {
  const [isListOpen, setListOpen] = useState(false)
  const isSettled = useSettledScreen()
  const openList = () => setListOpen(true)
  useShortcuts({ openPalette, openList })
  useLive()
  return (
    <div className={styles.shop}>
      <Announcer />
      <ShopTopBar onSearch={openPalette} onShortcuts={openList} />
      <ShopNavigation />
      <div className={styles.page}>
        <OfflineBanner />
        <ShopNotes />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {isSettled && (
        <Suspense>
          <Palette />
          <ShortcutsDialog isOpen={isListOpen} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The palette and the list of keys are fetched when the screen has settled, so that they open at once and delay nothing. */
function useSettledScreen(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

function useLive(): void {
  const { user, isChecked } = useSession()
  const isSignedIn = isChecked && user !== undefined
  useEffect(() => (isSignedIn ? listenLive(queries) : undefined), [isSignedIn])
}
