import { useEffect, useState } from 'react'
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
  const later = useLaterParts()
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
      {later && (
        <>
          <later.Palette />
          <later.ShortcutsDialog isOpen={isListOpen} onClose={() => setListOpen(false)} />
        </>
      )}
    </div>
  )
}

type LaterParts = Awaited<ReturnType<typeof loadLaterParts>>

async function loadLaterParts() {
  const [{ Palette }, { ShortcutsDialog }] = await Promise.all([
    loadPalette(),
    import('./ShortcutsDialog.tsx'),
  ])
  return { Palette, ShortcutsDialog }
}

/**
 * The palette and the list of keys are fetched when the screen has settled, so that they open at once and delay
 * nothing. A line lost just then costs these two, never the screen; they come when the line is back.
 */
function useLaterParts(): LaterParts | undefined {
  const [parts, setParts] = useState<LaterParts>()
  useEffect(() => {
    const load = () => void loadLaterParts().then(setParts, () => {})
    const timer = setTimeout(load, 300)
    window.addEventListener('online', load)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [])
  return parts
}

function useLive(): void {
  const { user, isChecked } = useSession()
  const isSignedIn = isChecked && user !== undefined
  useEffect(() => (isSignedIn ? listenLive(queries) : undefined), [isSignedIn])
}
