import type { AppContext } from '../http/app-context.ts'
import { openAccounts } from './accounts/accounts.routes.ts'
import { openAnalytics } from './analytics/analytics.routes.ts'
import { openBackup } from './backup/backup.routes.ts'
import { openBills } from './bills/bills.routes.ts'
import { openBodyScans } from './body-scans/body-scans.routes.ts'
import { openCalendar } from './calendar/calendar.routes.ts'
import { openCollection } from './collection/collection.routes.ts'
import { openCustomers } from './customers/customers.routes.ts'
import { openDevelopment } from './development/development.routes.ts'
import { openDocuments } from './documents/documents.routes.ts'
import { openDrafts } from './drafts/drafts.routes.ts'
import { openForms } from './forms/forms.routes.ts'
import { openGarments } from './garments/garments.routes.ts'
import { openInventory } from './inventory/inventory.routes.ts'
import { openLive } from './live/live.routes.ts'
import { openMeasurements } from './measurements/measurements.routes.ts'
import { openNotifications } from './notifications/notifications.routes.ts'
import { openOnlinePayments } from './online-payments/online-payments.routes.ts'
import { openOrders } from './orders/orders.routes.ts'
import { openPayments } from './payments/payments.routes.ts'
import { openSamples } from './samples/samples.routes.ts'
import { openSearch } from './search/search.routes.ts'
import { openSettings } from './settings/settings.routes.ts'
import { openShops } from './shops/shops.routes.ts'
import { openStaff } from './staff/staff.routes.ts'
import { openSuggestions } from './suggestions/suggestions.routes.ts'
import { openToday } from './today/today.routes.ts'
import { openTracking } from './tracking/tracking.routes.ts'
import { openViews } from './views/views.routes.ts'
import { openWorkshop } from './workshop/workshop.routes.ts'

const features = [
  openAccounts,
  openBills,
  openCustomers,
  openDevelopment,
  openDocuments,
  openDrafts,
  openGarments,
  openInventory,
  openLive,
  openMeasurements,
  openCalendar,
  openCollection,
  openNotifications,
  openOrders,
  openOnlinePayments,
  openPayments,
  openSamples,
  openSearch,
  openShops,
  openStaff,
  openForms,
  openAnalytics,
  openSuggestions,
  openToday,
  openTracking,
  openViews,
  openWorkshop,
  openBodyScans,
  openSettings,
  openBackup,
]

/** Registers the routes of every feature. */
export function registerFeatures(app: AppContext) {
  for (const open of features) open(app)
}
