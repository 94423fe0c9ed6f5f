import { NavLink } from 'react-router'
import { useSession } from '../data/session.ts'
import { useSay } from '../words/use-say.ts'
import { MoreRooms } from './MoreRooms.tsx'
import styles from './ShopNavigation.module.css'
import { barOf, type NavigationItem, roomsFor } from './shop-navigation.ts'

/** The rooms of the shop: one element, at a phone a bar at the foot, at a desk a tape down the side. */
export function ShopNavigation() {
  const say = useSay()
  const rooms = roomsFor(useSession()).filter((item) => !item.isOnlySearched)
  const { bar, more } = barOf(rooms)
  return (
    <nav className={styles.navigation} aria-label={say('app.nav.label')}>
      <ul className={styles.rooms}>
        {rooms.map((item) => (
          <li key={item.to} className={bar.includes(item) ? undefined : styles.onlyDesk}>
            <Room item={item} />
          </li>
        ))}
        {more.length > 0 && (
          <li className={styles.onlyPhone}>
            <MoreRooms rooms={more} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function Room({ item }: { item: NavigationItem }) {
  const say = useSay()
  const Picture = item.icon
  return (
    <NavLink
      to={item.to}
      end={item.isExact}
      className={item.isNext ? `${styles.room} ${styles.next}` : styles.room}
    >
      <span className={styles.picture}>
        <Picture size={24} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <span className={styles.long}>{say(item.label)}</span>
      <span className={styles.short}>{say(item.shortLabel ?? item.label)}</span>
    </NavLink>
  )
}
