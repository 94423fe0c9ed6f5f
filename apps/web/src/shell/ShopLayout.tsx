import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { listenLive } from '../data/live.ts'
import { queries } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { Announcer, mainId } from './Announcer.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import styles from './ShopLayout.module.css'
import { ShopNavigation } from './ShopNavigation.tsx'
import { ShopNotes } from './ShopNotes.tsx'
import { ShopTopBar } from './ShopTopBar.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { WorkProviders } from './WorkProviders.tsx'

const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(() => loadPalette().then(({ Palette }) => ({ default: Palette })))

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
  const isPaletteNear = useNearPalette()
  const openPalette = () => void loadPalette().then((palette) => palette.openPalette())
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
      {isPaletteNear && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
      <ShortcutsDialog isOpen={isListOpen} onClose={() => setListOpen(false)} />
    </div>
  )
}

/** The palette is fetched when the screen has settled, so that it opens at once and delays nothing. */
function useNearPalette(): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return isNear
}

function useLive(): void {
  const { user, isChecked } = useSession()
  const isSignedIn = isChecked && user !== undefined
  useEffect(() => (isSignedIn ? listenLive(queries) : undefined), [isSignedIn])
}
