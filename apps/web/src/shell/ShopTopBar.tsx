import { useQuery } from '@tanstack/react-query'
import { Bell, Search } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../data/api.ts'
import { useSession } from '../data/session.ts'
import { links } from '../links.ts'
import { useT } from '../words/use-t.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { landingOf } from './admit.ts'
import { Brand } from './Brand.tsx'
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

/** More than this is many. */
const mostShown = 99

/** How much the member has not seen; live, as everything the shop's screens show. */
function InboxBell() {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['inbox', 'unread'],
    queryFn: ({ signal }) => call('GET /api/inbox/unread', undefined, { signal }),
  })
  const count = data?.unread ?? 0
  return (
    <Link to={links.inbox()} className={styles.bell} aria-label={t('app.nav.inboxCount', { count })}>
      <Bell size={20} aria-hidden="true" />
      {count > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {Math.min(count, mostShown)}
        </span>
      )}
    </Link>
  )
}
