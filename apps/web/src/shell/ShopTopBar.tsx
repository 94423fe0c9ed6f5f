import { Search } from 'lucide-react'
import { useSession } from '../data/session.ts'
import { useT } from '../words/use-t.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { landingOf } from './admit.ts'
import { Brand } from './Brand.tsx'
import { InboxBell } from './InboxBell.tsx'
import { preparePalette } from './open-palette.ts'
import { ShopNotes } from './ShopNotes.tsx'
import styles from './ShopTopBar.module.css'
import { useIsDesk } from './use-is-desk.ts'

const paletteKeys = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'

interface Props {
  onSearch: () => void
  onShortcuts: () => void
}

/** The top of every screen of work: whose shop this is, the search over everything, the account. */
export function ShopTopBar({ onSearch, onShortcuts }: Props) {
  const t = useT()
  const session = useSession()
  const isDesk = useIsDesk()
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Brand to={landingOf(session)} />
          {session.shop && <span className={styles.shop}>{session.shop.name}</span>}
        </div>
        {isDesk && <ShopNotes />}
        {session.user?.role === 'tailor' && (
          <button
            type="button"
            className={styles.search}
            onPointerEnter={preparePalette}
            onFocus={preparePalette}
            onClick={onSearch}
          >
            <Search size={20} aria-hidden="true" />
            <span className={styles.searchWord}>{t('app.nav.search')}</span>
            <kbd>{paletteKeys}</kbd>
          </button>
        )}
        {session.shop && <InboxBell />}
        <AccountMenu onShortcuts={onShortcuts} />
      </div>
      <div className={`tape ${styles.tape}`} aria-hidden="true" />
    </header>
  )
}
