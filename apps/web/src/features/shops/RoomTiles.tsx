import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './RoomTiles.module.css'
import { type RoomTile, roomTilesFor } from './room-tiles.ts'

/** The doors to the shop's rooms. `staff` is how many work here, once it is known. */
export function RoomTiles({ staff }: { staff?: number }) {
  const say = useSay()
  const { shop } = useSession()
  const tiles = roomTilesFor(shop)
  const why = ({ key }: RoomTile) =>
    key === 'staff' && staff !== undefined
      ? say('shops.tile.staffCount', { active: staff })
      : say(`shops.tile.${key}Why`)
  if (tiles.length === 0) return null
  return (
    <nav aria-label={say('shops.dashboard.rooms')}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Link to={tile.to} className={styles.tile}>
              <span className={styles.picture}>
                <tile.icon size={26} strokeWidth={1.8} aria-hidden="true" />
              </span>
              <span>
                <strong>{say(`shops.tile.${tile.key}`)}</strong>
                <span className={styles.why}>{why(tile)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
