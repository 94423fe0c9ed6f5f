import { LayoutGrid } from 'lucide-react'
import { NavLink, useNavigate } from 'react-router'
import { useSession } from '../data/session.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { useT } from '../words/use-t.ts'
import styles from './ShopNavigation.module.css'
import { barOf, type NavigationItem, roomsFor } from './shop-navigation.ts'

/** The navigation of the shop: one element, at a phone a bar at the foot, at a desk a tape down the side. */
export function ShopNavigation() {
  const t = useT()
  const features = roomsFor(useSession()).filter((item) => !item.isOnlySearched)
  const { bar, more } = barOf(features)
  return (
    <nav className={styles.navigation} aria-label={t('app.nav.label')}>
      <ul className={styles.features}>
        {features.map((item) => (
          <li key={item.to} className={bar.includes(item) ? undefined : styles.onlyDesk}>
            <Room item={item} />
          </li>
        ))}
        {more.length > 0 && (
          <li className={styles.onlyPhone}>
            <MoreMenu features={more} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function Room({ item }: { item: NavigationItem }) {
  const t = useT()
  const Picture = item.icon
  return (
    <NavLink
      to={item.to}
      end={item.isExact}
      className={item.isNext ? `${styles.feature} ${styles.next}` : styles.feature}
    >
      <span className={styles.picture}>
        <Picture size={24} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <span className={styles.long}>{t(item.label)}</span>
      <span className={styles.short}>{t(item.shortLabel ?? item.label)}</span>
    </NavLink>
  )
}

/** The screens for which the bar of a phone has no place, behind its last button. */
function MoreMenu({ features }: { features: readonly NavigationItem[] }) {
  const t = useT()
  const navigate = useNavigate()
  const actions = features.map(({ to, label, icon: Picture }) => ({
    key: to,
    label: t(label),
    icon: <Picture size={22} aria-hidden="true" />,
    run: () => void navigate(to),
  }))
  const face = (
    <span className={styles.feature}>
      <span className={styles.picture}>
        <LayoutGrid size={24} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <span className={styles.short}>{t('app.nav.more')}</span>
    </span>
  )
  return <ActionMenu label={t('app.nav.more')} actions={actions} face={face} />
}
