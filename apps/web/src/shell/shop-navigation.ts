import type { ShopAction } from '@darzi/contract/access.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import {
  Bell,
  CalendarDays,
  ChartColumn,
  CirclePlus,
  CircleUser,
  ClipboardList,
  Combine,
  FileUp,
  Handshake,
  LayoutDashboard,
  Lightbulb,
  ListOrdered,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  NotebookText,
  Package,
  Printer,
  Ruler,
  RulerDimensionLine,
  Scale,
  Scissors,
  Search,
  Settings,
  Shirt,
  ShoppingBag,
  Star,
  Store,
  Tag,
  Truck,
  UserPlus,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { disputeLinks, shopReviewsLink } from '../admin-links.ts'
import { houseLinks } from '../house-links.ts'
import { links } from '../links.ts'

/** The parts of the navigation, in their order. */
export const groups = ['work', 'people', 'shop', 'admin'] as const

export interface NavigationItem {
  to: string
  label: string
  /** For the narrow bar of a phone. */
  shortLabel?: string
  icon: LucideIcon
  /** Where it stands; without it only the palette leads there. */
  group?: (typeof groups)[number]
  needs?: ShopAction
  /** Of shops of this kind alone. */
  kind?: 'tailor' | 'house'
  isForCustomers?: boolean
  /** Its place in the bar of a phone, within reach of the thumb, as far as there is room. */
  barPlace?: number
  /** Taking in whoever stands at the counter: in the middle of the bar. */
  isNext?: boolean
  /** Another screen stands below this address. */
  isExact?: boolean
  /** Says how much is new there. */
  counts?: 'messages'
}

const items: readonly NavigationItem[] = [
  {
    to: links.houseDashboard(),
    label: 'app.nav.house',
    icon: Store,
    group: 'work',
    needs: 'house.read',
    kind: 'house',
  },
  {
    to: houseLinks.ownHouses(),
    label: 'app.nav.houses',
    icon: Handshake,
    needs: 'house.read',
    kind: 'tailor',
  },
  { to: links.tailorDashboard(), label: 'app.nav.dashboard', icon: Ruler, group: 'work', barPlace: 1 },
  {
    to: links.newOrder(),
    label: 'app.nav.newOrder',
    shortLabel: 'app.nav.new',
    icon: CirclePlus,
    group: 'work',
    needs: 'orders.write',
    barPlace: 3,
    isNext: true,
  },
  {
    to: links.orders(),
    label: 'app.nav.orderList',
    icon: ClipboardList,
    group: 'work',
    needs: 'orders.read',
    barPlace: 4,
    isExact: true,
  },
  {
    to: links.calendar(),
    label: 'app.nav.calendar',
    icon: CalendarDays,
    group: 'work',
    needs: 'calendar.read',
  },
  {
    to: links.searchHistory(),
    label: 'app.nav.searchHistory',
    icon: Search,
    group: 'work',
    needs: 'orders.read',
  },
  { to: links.work(), label: 'app.nav.work', icon: Scissors, group: 'work', needs: 'work.read', barPlace: 5 },
  {
    to: links.measure(),
    label: 'app.nav.measure',
    icon: RulerDimensionLine,
    group: 'work',
    needs: 'measurements.write',
  },
  {
    to: links.customers(),
    label: 'app.nav.customers',
    icon: Users,
    group: 'people',
    needs: 'customers.read',
    barPlace: 2,
  },
  {
    to: links.shopQuotes(),
    label: 'app.nav.quotes',
    icon: MessagesSquare,
    group: 'people',
    needs: 'quotes.read',
  },
  {
    to: links.shopMessages(),
    label: 'app.nav.messages',
    icon: MessageCircle,
    group: 'people',
    needs: 'conversations.read',
    counts: 'messages',
  },
  {
    to: links.measurementBook(),
    label: 'app.nav.measurementBook',
    icon: NotebookText,
    group: 'people',
    needs: 'measurements.read',
  },
  {
    to: links.ownerDashboard(),
    label: 'app.nav.ownerDashboard',
    icon: LayoutDashboard,
    group: 'shop',
    needs: 'analytics.read',
  },
  {
    to: links.analytics(),
    label: 'app.nav.analytics',
    icon: ChartColumn,
    group: 'shop',
    needs: 'analytics.read',
  },
  {
    to: links.printExport(),
    label: 'app.nav.printExport',
    icon: Printer,
    group: 'shop',
    needs: 'orders.read',
  },
  {
    to: links.notifications(),
    label: 'app.nav.notifications',
    icon: MessageSquareText,
    group: 'people',
    needs: 'notifications.read',
  },
  { to: links.garments(), label: 'app.nav.garments', icon: Shirt, group: 'shop', needs: 'orders.read' },
  {
    to: links.payments(),
    label: 'app.nav.payments',
    icon: Wallet,
    group: 'shop',
    needs: 'payments.take',
  },
  {
    to: links.inventory(),
    label: 'app.nav.inventory',
    icon: Package,
    group: 'shop',
    needs: 'inventory.read',
  },
  { to: links.collection(), label: 'app.nav.collection', icon: Tag, group: 'shop', needs: 'orders.read' },
  {
    to: links.aiFeatures(),
    label: 'app.nav.aiFeatures',
    icon: Lightbulb,
    group: 'shop',
    needs: 'orders.read',
  },
  { to: links.staff(), label: 'app.nav.staff', icon: UsersRound, group: 'shop', needs: 'staff.read' },
  { to: shopReviewsLink(), label: 'app.nav.reviews', icon: Star, group: 'people', needs: 'customers.read' },
  {
    to: disputeLinks.ofShop(),
    label: 'app.nav.disputes',
    icon: Scale,
    group: 'people',
    needs: 'orders.read',
  },
  { to: links.inbox(), label: 'app.nav.inbox', icon: Bell, needs: 'shop.read' },
  { to: links.settings(), label: 'app.nav.settings', icon: Settings, group: 'shop', needs: 'shop.read' },
  { to: links.addCustomer(), label: 'app.nav.addCustomer', icon: UserPlus, needs: 'customers.write' },
  { to: links.patterns(), label: 'app.nav.patterns', icon: Scissors, needs: 'measurements.read' },
  { to: links.purchases(), label: 'app.nav.purchases', icon: Truck, needs: 'inventory.buy' },
  { to: links.stages(), label: 'app.nav.stages', icon: ListOrdered, needs: 'garments.write' },
  { to: links.importCustomers(), label: 'app.nav.importCustomers', icon: FileUp, needs: 'customers.import' },
  { to: links.duplicateCustomers(), label: 'app.nav.duplicates', icon: Combine, needs: 'customers.merge' },
  { to: links.userDashboard(), label: 'app.nav.orders', icon: Ruler, isForCustomers: true, barPlace: 1 },
  { to: links.ownQuotes(), label: 'app.nav.ownQuotes', icon: MessagesSquare, isForCustomers: true },
  { to: links.shop(), label: 'app.nav.shop', icon: ShoppingBag, isForCustomers: true, barPlace: 2 },
  {
    to: links.results(),
    label: 'app.nav.results',
    icon: RulerDimensionLine,
    isForCustomers: true,
    barPlace: 3,
  },
  {
    to: links.ownAppointments(),
    label: 'app.nav.appointments',
    icon: CalendarDays,
    isForCustomers: true,
  },
  {
    to: links.ownMessages(),
    label: 'app.nav.messages',
    icon: MessageCircle,
    isForCustomers: true,
    counts: 'messages',
  },
  { to: links.account(), label: 'app.nav.account', icon: CircleUser, isForCustomers: true, barPlace: 4 },
]

/** The screens this person may open; nothing until the server has said who they are. */
export function screensFor({ user, shop }: Partial<Session>): NavigationItem[] {
  if (!user || (user.role === 'tailor' && !shop)) return []
  return items.filter((item) => {
    if (user.role !== 'tailor') return item.isForCustomers === true
    if (item.kind && item.kind !== shop?.kind) return false
    return !item.isForCustomers && (!item.needs || shop?.can.includes(item.needs) === true)
  })
}

/** What stands in the navigation; the rest is found in the palette. */
export const shownOf = (items: readonly NavigationItem[]) =>
  items.filter(({ group, isForCustomers }) => group !== undefined || isForCustomers)

/** As many as the width of a phone carries beside the button to the others. */
const mostInBar = 4

/** What stands in the bar of a phone, and what is behind its last button. */
export function barOf(shown: readonly NavigationItem[]) {
  const inBar = shown.filter(({ barPlace }) => barPlace).sort((a, b) => placeOf(a) - placeOf(b))
  const bar = shown.length > inBar.length ? inBar.slice(0, mostInBar) : inBar
  return { bar, more: shown.filter((item) => !bar.includes(item)) }
}

const placeOf = ({ barPlace = 0 }: NavigationItem) => barPlace
