import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import { useT } from '../../words/use-t.ts'
import styles from './FeatureTiles.module.css'
import { type FeatureTile, featureTilesFor } from './feature-tiles.ts'

/** The doors to the shop's rooms. `staff` is how many work here, once it is known. */
export function FeatureTiles({ staff }: { staff?: number }) {
  const t = useT()
  const { shop } = useSession()
  const tiles = featureTilesFor(shop)
  const why = ({ key }: FeatureTile) =>
    key === 'staff' && staff !== undefined
      ? t('shops.tile.staffCount', { active: staff })
      : t(`shops.tile.${key}Why`)
  if (tiles.length === 0) return null
  return (
    <nav aria-label={t('shops.dashboard.rooms')}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Link to={tile.to} className={styles.tile}>
              <span className={styles.picture}>
                <tile.icon size={26} strokeWidth={1.8} aria-hidden="true" />
              </span>
              <span>
                <strong>{t(`shops.tile.${tile.key}`)}</strong>
                <span className={styles.why}>{why(tile)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
