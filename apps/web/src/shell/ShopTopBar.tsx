import { Search } from 'lucide-react'
import { useSession } from '../data/session.ts'
import { useT } from '../words/use-t.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { landingOf } from './admit.ts'
import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { preparePalette } from './open-palette.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import styles from './ShopTopBar.module.css'

const paletteKeys = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'

interface Props {
  onSearch: () => void
  onShortcuts: () => void
}

/** The top of every screen of work: whose shop this is, the search over everything, language, colours, account. */
export function ShopTopBar({ onSearch, onShortcuts }: Props) {
  const t = useT()
  const session = useSession()
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Brand to={landingOf(session)} />
          {session.shop && <span className={styles.shop}>{session.shop.name}</span>}
        </div>
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
        <LanguageSwitch />
        <div className={styles.scheme}>
          <SchemeSwitch />
        </div>
        <AccountMenu onShortcuts={onShortcuts} />
      </div>
      <div className="tape" aria-hidden="true" />
    </header>
  )
}
