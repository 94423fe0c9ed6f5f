/**
 * The screens of work: the list of them, the code of each, what it asks the server first, and where people go from it. In a file of its own, so that a visitor
 * of the public pages carries none of this.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { askAhead } from './data/api-ahead.ts'
import { mayProbably } from './data/probably.ts'
import type { LoadScreen } from './screen-loaders.ts'

export { shopScreens } from './screens.ts'

import type { WorkPath } from './work-screens.ts'

/** The address a screen is opened at. */
interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

type AskForScreen = (address: ScreenAddress) => void

const workLoaders: Readonly<Record<WorkPath, LoadScreen>> = {
  '/tailor/dashboard': () => import('./features/today/TodayPage.tsx'),
  '/owner/dashboard': () => import('./features/analytics/dashboard/OverviewTab.tsx'),
  '/owner/dashboard/orders': () => import('./features/analytics/dashboard/OrdersTab.tsx'),
  '/owner/dashboard/customers': () => import('./features/analytics/dashboard/CustomersTab.tsx'),
  '/owner/dashboard/inventory': () => import('./features/analytics/dashboard/InventoryTab.tsx'),
  '/owner/dashboard/analytics': () => import('./features/analytics/dashboard/AnalyticsTab.tsx'),
  '/tailor/analytics': () => import('./features/analytics/AnalyticsPage.tsx'),
  '/tailor/customers': () => import('./features/customers/CustomersPage.tsx'),
  '/tailor/add-customer': () => import('./features/counter/AddCustomerPage.tsx'),
  '/tailor/customers/import': () => import('./features/customers/ImportPage.tsx'),
  '/tailor/customers/duplicates': () => import('./features/customers/DuplicatesPage.tsx'),
  '/tailor/customers/:id': () => import('./features/counter/CustomerPage.tsx'),
  '/tailor/orders': () => import('./features/orders/OrdersPage.tsx'),
  '/tailor/orders/new': () => import('./features/orders/NewOrderPage.tsx'),
  '/tailor/orders/:id': () => import('./features/orders/OrderPage.tsx'),
  '/tailor/orders/:id/bills': () => import('./features/bills/BillsPage.tsx'),
  '/print-export': () => import('./features/documents/PrintExportPage.tsx'),
  '/tailor/work': () => import('./features/workshop/WorkPage.tsx'),
  '/tailor/stages': () => import('./features/garments/StagesPage.tsx'),
  '/tailor/measurements': () => import('./features/measurements/MeasurePage.tsx'),
  '/measurement-book': () => import('./features/measurements/MeasurementBookPage.tsx'),
  '/tailor/measurement-fields': () => import('./features/measurements/OwnFieldsPage.tsx'),
  '/user/messages': () => import('./features/conversations/OwnMessagesPage.tsx'),
  '/tailor/messages': () => import('./features/conversations/ShopMessagesPage.tsx'),
  '/boutique/dashboard': () => import('./features/houses/BoutiquePage.tsx'),
  '/open-shop': () => import('./features/accounts/OpenShopPage.tsx'),
  '/boutique/front': () => import('./features/fronts/FrontEditorPage.tsx'),
  '/boutique/partners/:id': () => import('./features/houses/HouseStatementPage.tsx'),
  '/tailor/houses': () => import('./features/houses/OwnHousesPage.tsx'),
  '/tailor/houses/:id': () => import('./features/houses/OwnStatementPage.tsx'),
  '/user/quotes': () => import('./features/quotes/OwnQuotesPage.tsx'),
  '/user/quotes/new': () => import('./features/quotes/AskPage.tsx'),
  '/user/quotes/:id': () => import('./features/quotes/OwnQuotePage.tsx'),
  '/tailor/quotes': () => import('./features/quotes/ShopQuotesPage.tsx'),
  '/tailor/quotes/:id': () => import('./features/quotes/ShopQuotePage.tsx'),
  '/user/dashboard': () => import('./features/portal/DashboardPage.tsx'),
  '/user/orders': () => import('./features/portal/OrdersPage.tsx'),
  '/user/appointments': () => import('./features/portal/AppointmentsPage.tsx'),
  '/user/measurements': () => import('./features/results/OwnMeasurementsPage.tsx'),
  '/tailor/profile': () => import('./features/counter/ProfilePage.tsx'),
  '/user/profile': () => import('./features/portal/ProfilePage.tsx'),
  '/tailor/patterns': () => import('./features/patterns/PatternsPage.tsx'),
  '/tailor/garments': () => import('./features/garments/GarmentsPage.tsx'),
  '/tailor/garments/:key': () => import('./features/garments/GarmentPage.tsx'),
  '/tailor/collection': () => import('./features/shop-collection/editor/CollectionPage.tsx'),
  '/tailor/collection/new': () => import('./features/shop-collection/editor/ItemPage.tsx'),
  '/tailor/collection/:id': () => import('./features/shop-collection/editor/ItemPage.tsx'),
  '/tailor/payments': () => import('./features/shop-payments/ShopPaymentsPage.tsx'),
  '/tailor/inventory': () => import('./features/inventory/InventoryPage.tsx'),
  '/tailor/inventory/:id': () => import('./features/inventory/ItemPage.tsx'),
  '/tailor/purchases': () => import('./features/inventory/PurchasesPage.tsx'),
  '/tailor/purchases/:id': () => import('./features/inventory/PurchasePage.tsx'),
  '/tailor/suppliers': () => import('./features/inventory/SuppliersPage.tsx'),
  '/tailor/stocktake': () => import('./features/inventory/StocktakePage.tsx'),
  '/calendar': () => import('./features/calendar/CalendarPage.tsx'),
  '/calendar/settings': () => import('./features/calendar/settings/SettingsPage.tsx'),
  '/search-history': () => import('./features/search/SearchPage.tsx'),
  '/tailor/notifications': () => import('./features/notifications/NotificationsPage.tsx'),
  '/tailor/inbox': () => import('./features/notifications/InboxPage.tsx'),
  '/ai-features': () => import('./features/suggestions/AiFeaturesPage.tsx'),
  '/tailor/set-up': () => import('./features/counter/set-up/SetUpPage.tsx'),
  '/settings': () => import('./features/settings/SettingsPage.tsx'),
  '/developers': () => import('./features/developers/DevelopersPage.tsx'),
  '/settings/api': () => import('./features/api-access/ApiAccessPage.tsx'),
  '/settings/api/webhooks/:id': () => import('./features/api-access/WebhookPage.tsx'),
  '/admin': () => import('./features/admin/QueuePage.tsx'),
  '/admin/disputes': () => import('./features/admin/DisputesPage.tsx'),
  '/admin/disputes/:id': () => import('./features/admin/DisputePage.tsx'),
  '/admin/reports': () => import('./features/admin/ReportsPage.tsx'),
  '/admin/reports/:id': () => import('./features/admin/ReportPage.tsx'),
  '/tailor/reviews': () => import('./features/reviews/ShopReviewsPage.tsx'),
  '/tailor/disputes': () => import('./features/disputes/ShopDisputesPage.tsx'),
  '/tailor/orders/:id/remake': () => import('./features/disputes/CounterRemakePage.tsx'),
  '/tailor/disputes/:id': () => import('./features/disputes/ShopDisputePage.tsx'),
  '/user/orders/:id/dispute': () => import('./features/disputes/OwnDisputePage.tsx'),
  '/admin/verifications': () => import('./features/admin/VerificationsPage.tsx'),
  '/admin/verifications/:id': () => import('./features/admin/VerificationPage.tsx'),
  '/admin/shops': () => import('./features/admin/ShopsPage.tsx'),
  '/admin/shops/:id': () => import('./features/admin/ShopPage.tsx'),
  '/admin/banners': () => import('./features/admin/BannersPage.tsx'),
  '/admin/messages': () => import('./features/admin/MessagesPage.tsx'),
  '/admin/jobs': () => import('./features/admin/JobsPage.tsx'),
  '/admin/words': () => import('./features/admin/WordsPage.tsx'),
  '/admin/audit': () => import('./features/admin/AuditPage.tsx'),
  '/tailor/staff': () => import('./features/staff/StaffPage.tsx'),
}

/**
 * What a screen asks as soon as it stands, word for word, so that its own calls take these answers (e2e/journeys/asked-ahead.e2e.ts). Asked only of those who
 * may: a refusal is of no use. A list that an address narrows asks for itself.
 */
const workData: Readonly<Partial<Record<WorkPath, AskForScreen>>> = {
  '/tailor/dashboard': () => {
    if (mayProbably('work.read')) askAhead('GET /api/today')
    if (mayProbably('drafts.write')) askAhead('GET /api/drafts')
  },
  '/owner/dashboard': () => {
    if (mayProbably('analytics.read')) askAhead('GET /api/analytics/overview')
  },
  '/tailor/customers': ({ search }) => {
    if (!mayProbably('customers.read')) return
    if (search.size === 0) askAhead('GET /api/customers', { query: { ...usualCustomers, limit: pageSize } })
    askAhead('GET /api/customers/summary')
  },
  '/tailor/customers/:id': (address) => {
    const id = idIn(address, 'customerId')
    if (!id || !mayProbably('customers.read')) return
    askAhead('GET /api/customers/:id', { params: { id } })
    askAhead('GET /api/customers/:id/timeline', { params: { id }, query: { limit: 20 } })
    if (mayProbably('orders.read'))
      askAhead('GET /api/orders', { query: { ...usualOrders, customer: id, limit: pageSize } })
  },
  '/tailor/orders': ({ search }) => {
    if (!mayProbably('orders.read')) return
    if (search.size === 0) askAhead('GET /api/orders', { query: { ...usualOrders, limit: pageSize } })
    askAhead('GET /api/orders/summary')
  },
  '/tailor/orders/new': ({ search }) => {
    if (!mayProbably('orders.write')) return
    const id = search.get('customer')
    if (id) {
      askAhead('GET /api/customers/:id', { params: { id } })
      askAhead('GET /api/shop/garments')
    } else if (search.size === 0) askAhead('GET /api/customers', { query: { limit: 8 } })
  },
  '/tailor/orders/:id': (address) => {
    const id = idIn(address, 'orderId')
    if (!id || !mayProbably('orders.read')) return
    askAhead('GET /api/orders/:id', { params: { id } })
    askAhead('GET /api/orders/:id/timeline', { params: { id }, query: { limit: 20 } })
  },
}

const pageSize = 60
/** The lists as they open (orders/order-list.ts, customers/customer-list.ts). */
const usualOrders = { status: 'all', priority: 'all', due: 'all', money: 'all', sort: 'newest' } as const
const usualCustomers = { filter: 'all', sort: 'lastOrder', archived: 'false' } as const

/** Old addresses carry the id behind the question mark. */
const idIn = ({ params, search }: ScreenAddress, name: string) => params.id ?? search.get(name) ?? undefined

/** Fetched while a screen stands and nothing is going on. */
const likelyNext: Readonly<Partial<Record<WorkPath, readonly WorkPath[]>>> = {
  '/tailor/dashboard': ['/tailor/orders', '/tailor/orders/new', '/tailor/customers'],
  '/tailor/orders': ['/tailor/orders/:id', '/tailor/orders/new'],
  '/tailor/orders/:id': ['/tailor/orders'],
  '/tailor/orders/new': ['/tailor/orders/:id'],
  '/tailor/customers': ['/tailor/customers/:id', '/tailor/orders/new'],
  '/tailor/customers/:id': ['/tailor/orders/new', '/tailor/orders/:id'],
  '/tailor/add-customer': ['/tailor/customers/:id', '/tailor/orders/new'],
}

/** Screens whose code has come. */
const isHere = new Set<string>()

export async function loadWork(path: string) {
  const loaders: Readonly<Record<string, LoadScreen | undefined>> = workLoaders
  const screen = await loaders[path]?.()
  if (!screen) throw new Error(`no code for the screen at ${path}`)
  isHere.add(path)
  return screen
}

/** A screen that is here asks by itself; the first one of a visit has still to wait for its frame. */
export function askFirst(path: string, { params, request }: LoaderFunctionArgs, isFirst: boolean): void {
  const asks: Readonly<Record<string, AskForScreen | undefined>> = workData
  if (isFirst || !isHere.has(path)) asks[path]?.({ params, search: new URL(request.url).searchParams })
}

/** Where people go from a screen, the likeliest first. */
export function screensAfter(path: string): readonly string[] {
  const after: Readonly<Record<string, readonly string[] | undefined>> = likelyNext
  return after[path] ?? []
}
