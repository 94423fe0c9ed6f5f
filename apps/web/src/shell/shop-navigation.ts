import type { ShopAction } from '@darzi/contract/access.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import {
  CircleUser,
  ClipboardList,
  Combine,
  FileUp,
  Lightbulb,
  type LucideIcon,
  NotebookText,
  Ruler,
  RulerDimensionLine,
  Scissors,
  Shirt,
  ShoppingBag,
  Store,
  Tag,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react'
import { links } from '../links.ts'

export interface NavigationItem {
  to: string
  label: string
  /** For the narrow bar of a phone. */
  shortLabel?: string
  icon: LucideIcon
  needs?: ShopAction
  isForCustomers?: boolean
  /** Stands in the bar of a phone, within reach of the thumb, as far as there is room. */
  isInBar?: boolean
  /** The one next step: taking in whoever stands at the counter. */
  isNext?: boolean
  /** Another screen stands below this address. */
  isExact?: boolean
  /** Only in the palette. */
  isOnlySearched?: boolean
}

const items: readonly NavigationItem[] = [
  { to: links.tailorDashboard(), label: 'app.nav.dashboard', icon: Ruler, isInBar: true },
  { to: links.customers(), label: 'app.nav.customers', icon: Users, needs: 'customers.read', isInBar: true },
  {
    to: links.newOrder(),
    label: 'app.nav.newOrder',
    shortLabel: 'app.nav.new',
    icon: ShoppingBag,
    needs: 'orders.write',
    isInBar: true,
    isNext: true,
  },
  {
    to: links.orders(),
    label: 'app.nav.orderList',
    icon: ClipboardList,
    needs: 'orders.read',
    isInBar: true,
    isExact: true,
  },
  { to: links.work(), label: 'app.nav.work', icon: Scissors, needs: 'work.read', isInBar: true },
  { to: links.addCustomer(), label: 'app.nav.addCustomer', icon: UserPlus, needs: 'customers.write' },
  {
    to: links.measure(),
    label: 'app.nav.measure',
    icon: RulerDimensionLine,
    needs: 'measurements.write',
  },
  {
    to: links.measurementBook(),
    label: 'app.nav.measurementBook',
    icon: NotebookText,
    needs: 'measurements.read',
  },
  { to: links.garments(), label: 'app.nav.garments', icon: Shirt, needs: 'orders.read' },
  { to: links.collection(), label: 'app.nav.collection', icon: Tag, needs: 'orders.read' },
  {
    to: links.patterns(),
    label: 'app.nav.patterns',
    icon: Scissors,
    needs: 'measurements.read',
    isOnlySearched: true,
  },
  { to: links.aiFeatures(), label: 'app.nav.aiFeatures', icon: Lightbulb, needs: 'orders.read' },
  { to: links.staff(), label: 'app.nav.staff', icon: UsersRound, needs: 'staff.read' },
  {
    to: links.profile(),
    label: 'app.nav.profileLong',
    shortLabel: 'app.nav.profile',
    icon: Store,
    needs: 'shop.read',
  },
  {
    to: links.importCustomers(),
    label: 'app.nav.importCustomers',
    icon: FileUp,
    needs: 'customers.import',
    isOnlySearched: true,
  },
  {
    to: links.duplicateCustomers(),
    label: 'app.nav.duplicates',
    icon: Combine,
    needs: 'customers.merge',
    isOnlySearched: true,
  },
  { to: links.userDashboard(), label: 'app.nav.orders', icon: Ruler, isForCustomers: true, isInBar: true },
  { to: links.shop(), label: 'app.nav.shop', icon: ShoppingBag, isForCustomers: true, isInBar: true },
  {
    to: links.results(),
    label: 'app.nav.results',
    icon: RulerDimensionLine,
    isForCustomers: true,
    isInBar: true,
  },
  { to: links.account(), label: 'app.nav.account', icon: CircleUser, isForCustomers: true, isInBar: true },
]

/** The screens this person may open; nothing until the server has said who they are. */
export function roomsFor({ user, shop }: Partial<Session>): NavigationItem[] {
  if (!user || (user.role === 'tailor' && !shop)) return []
  return items.filter((item) => {
    if (user.role !== 'tailor') return item.isForCustomers === true
    return !item.isForCustomers && (!item.needs || shop?.can.includes(item.needs) === true)
  })
}

/** As many as the width of a phone carries beside the button to the others. */
const mostInBar = 4

/** What stands in the bar of a phone, and what is behind its last button. */
export function barOf(features: readonly NavigationItem[]) {
  const wished = features.filter(({ isInBar }) => isInBar)
  const bar = features.length > wished.length ? wished.slice(0, mostInBar) : wished
  return { bar, more: features.filter((item) => !bar.includes(item)) }
}
