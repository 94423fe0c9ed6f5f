import type { ShopAction } from '@darzi/contract/access.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import {
  ClipboardList,
  FileUp,
  type LucideIcon,
  Scissors,
  ShoppingBag,
  Store,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import styles from './FeatureTiles.module.css'

/** The ways to the shop's features. `staff` is how many work here, once it is known. */
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
    <nav aria-label={t('shops.dashboard.sections')}>
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

interface FeatureTile {
  key: 'newOrder' | 'orders' | 'work' | 'customers' | 'add' | 'import' | 'staff' | 'profile'
  to: string
  icon: LucideIcon
  needs?: ShopAction
}

const tiles: readonly FeatureTile[] = [
  { key: 'newOrder', to: links.newOrder(), icon: ShoppingBag, needs: 'orders.write' },
  { key: 'orders', to: links.orders(), icon: ClipboardList, needs: 'orders.read' },
  { key: 'work', to: links.work(), icon: Scissors, needs: 'work.read' },
  { key: 'add', to: links.addCustomer(), icon: UserPlus, needs: 'customers.write' },
  { key: 'customers', to: links.customers(), icon: Users, needs: 'customers.read' },
  { key: 'import', to: links.importCustomers(), icon: FileUp, needs: 'customers.import' },
  { key: 'staff', to: links.staff(), icon: UsersRound, needs: 'staff.read' },
  { key: 'profile', to: links.profile(), icon: Store, needs: 'shop.read' },
]

/** The tiles of what this member may open. */
function featureTilesFor(shop: Session['shop']): FeatureTile[] {
  return tiles.filter((tile) => !tile.needs || shop?.can.includes(tile.needs))
}
