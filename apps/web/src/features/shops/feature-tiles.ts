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
import { links } from '../../links.ts'

export interface FeatureTile {
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
export function featureTilesFor(shop: Session['shop']): FeatureTile[] {
  return tiles.filter((tile) => !tile.needs || shop?.can.includes(tile.needs))
}
