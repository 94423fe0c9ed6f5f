/** Every route of the API, and its types by key (`GET /api/customers/:id`) for clients. */
import { accountRoutes } from './accounts.ts'
import { analyticsRoutes } from './analytics.ts'
import { backupRoutes } from './backup.ts'
import { billRoutes } from './bills.ts'
import { bodyScanRoutes } from './body-scans.ts'
import { appointmentRoutes, bookingRoutes, calendarRoutes } from './calendar.ts'
import { collectionRoutes } from './collection.ts'
import { customerRoutes } from './customers.ts'
import { developmentRoutes } from './development.ts'
import { documentRoutes } from './documents.ts'
import { draftRoutes } from './drafts.ts'
import { garmentRoutes } from './garments.ts'
import { inventoryRoutes, stocktakeRoutes } from './inventory.ts'
import { liveRoutes } from './live.ts'
import { measurementRoutes } from './measurements.ts'
import { inboxRoutes, messagingRoutes, notificationRoutes } from './notifications.ts'
import { onlinePaymentRoutes } from './online-payments.ts'
import { orderRoutes } from './orders.ts'
import { paymentRoutes } from './payments.ts'
import { formRoutes } from './public-forms.ts'
import { purchaseRoutes, supplierRoutes } from './purchases.ts'
import type { AnyRoute, ReplyOf, RequestOf, RouteKey } from './route.ts'
import { sampleRoutes } from './samples.ts'
import { searchRoutes } from './search.ts'
import { settingsRoutes } from './settings.ts'
import { dayClosingRoutes, shopPaymentRoutes } from './shop-payments.ts'
import { shopRoutes } from './shops.ts'
import { staffRoutes } from './staff.ts'
import { suggestionRoutes } from './suggestions.ts'
import { todayRoutes } from './today.ts'
import { trackingRoutes } from './tracking.ts'
import { viewRoutes } from './views.ts'
import { workshopRoutes } from './workshop.ts'

export const features = {
  accounts: accountRoutes,
  analytics: analyticsRoutes,
  appointments: appointmentRoutes,
  bills: billRoutes,
  backup: backupRoutes,
  bodyScans: bodyScanRoutes,
  booking: bookingRoutes,
  calendar: calendarRoutes,
  collection: collectionRoutes,
  customers: customerRoutes,
  dayClosings: dayClosingRoutes,
  development: developmentRoutes,
  documents: documentRoutes,
  drafts: draftRoutes,
  samples: sampleRoutes,
  forms: formRoutes,
  garments: garmentRoutes,
  inbox: inboxRoutes,
  inventory: inventoryRoutes,
  live: liveRoutes,
  measurements: measurementRoutes,
  onlinePayments: onlinePaymentRoutes,
  messaging: messagingRoutes,
  notifications: notificationRoutes,
  orders: orderRoutes,
  payments: paymentRoutes,
  purchases: purchaseRoutes,
  search: searchRoutes,
  shopPayments: shopPaymentRoutes,
  settings: settingsRoutes,
  shops: shopRoutes,
  staff: staffRoutes,
  stocktakes: stocktakeRoutes,
  suggestions: suggestionRoutes,
  suppliers: supplierRoutes,
  today: todayRoutes,
  tracking: trackingRoutes,
  views: viewRoutes,
  workshop: workshopRoutes,
} satisfies Record<string, Record<string, AnyRoute>>

type Features = typeof features
type RouteUnion = { [Feature in keyof Features]: Features[Feature][keyof Features[Feature]] }[keyof Features]
type ByKey = { [R in RouteUnion as RouteKey<R>]: R }

export type ApiKey = keyof ByKey
export type ApiRequest<K extends ApiKey> = RequestOf<ByKey[K]>
export type ApiReply<K extends ApiKey> = ReplyOf<ByKey[K]>
