import type { AppContext } from '../http/app-context.ts'
import { openAccountNews } from './account-news/account-news.routes.ts'
import { openAccounts } from './accounts/accounts.routes.ts'
import { openAdmin } from './admin/admin.routes.ts'
import { openAnalytics } from './analytics/analytics.routes.ts'
import { openApiAccess } from './api-access/api-access.routes.ts'
import { openBackup } from './backup/backup.routes.ts'
import { openBills } from './bills/bills.routes.ts'
import { openBodyScans } from './body-scans/body-scans.routes.ts'
import { openCalendar } from './calendar/calendar.routes.ts'
import { openCart } from './cart/cart.routes.ts'
import { openCollection } from './collection/collection.routes.ts'
import { openContact } from './contact/contact.routes.ts'
import { openConversations } from './conversations/conversations.routes.ts'
import { openCustomers } from './customers/customers.routes.ts'
import { openDemo } from './demo/demo.routes.ts'
import { openDevelopment } from './development/development.routes.ts'
import { openDisputes } from './disputes/disputes.routes.ts'
import { openDocuments } from './documents/documents.routes.ts'
import { openDrafts } from './drafts/drafts.routes.ts'
import { openFindTailors } from './find-tailors/find-tailors.routes.ts'
import { openForms } from './forms/forms.routes.ts'
import { openFronts } from './fronts/fronts.routes.ts'
import { openGarments } from './garments/garments.routes.ts'
import { openHouses } from './houses/houses.routes.ts'
import { openInventory } from './inventory/inventory.routes.ts'
import { openLive } from './live/live.routes.ts'
import { openMeasurements } from './measurements/measurements.routes.ts'
import { openNotifications } from './notifications/notifications.routes.ts'
import { openOnlinePayments } from './online-payments/online-payments.routes.ts'
import { openOrders } from './orders/orders.routes.ts'
import { openOwnData } from './own-data/own-data.routes.ts'
import { openOwnProfile } from './own-profile/own-profile.routes.ts'
import { openPassports } from './passports/passports.routes.ts'
import { openPayments } from './payments/payments.routes.ts'
import { openPhotoConsents } from './photo-consents/photo-consents.routes.ts'
import { openPlans } from './plans/plans.routes.ts'
import { openPortal } from './portal/portal.routes.ts'
import { openQuotes } from './quotes/quotes.routes.ts'
import { openReports } from './reports/reports.routes.ts'
import { openReviews } from './reviews/reviews.routes.ts'
import { openSamples } from './samples/samples.routes.ts'
import { openSearch } from './search/search.routes.ts'
import { openSettings } from './settings/settings.routes.ts'
import { openShops } from './shops/shops.routes.ts'
import { openStaff } from './staff/staff.routes.ts'
import { openSuggestions } from './suggestions/suggestions.routes.ts'
import { openToday } from './today/today.routes.ts'
import { openTracking } from './tracking/tracking.routes.ts'
import { openVerifications } from './verifications/verifications.routes.ts'
import { openViews } from './views/views.routes.ts'
import { openWebhooks } from './webhooks/webhooks.routes.ts'
import { openWorkshop } from './workshop/workshop.routes.ts'

const features = [
  openAccounts,
  openAccountNews,
  openBills,
  openContact,
  openConversations,
  openCustomers,
  openDemo,
  openDevelopment,
  openDocuments,
  openDrafts,
  openFronts,
  openGarments,
  openHouses,
  openInventory,
  openLive,
  openMeasurements,
  openCalendar,
  openCart,
  openCollection,
  openNotifications,
  openOrders,
  openOnlinePayments,
  openOwnData,
  openOwnProfile,
  openPassports,
  openPayments,
  openPhotoConsents,
  openPlans,
  openQuotes,
  openReviews,
  openPortal,
  openSamples,
  openSearch,
  openShops,
  openStaff,
  openFindTailors,
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
  openAdmin,
  openVerifications,
  openDisputes,
  openReports,
  openApiAccess,
  openWebhooks,
]

/** Registers the routes of every feature. */
export function registerFeatures(app: AppContext) {
  for (const open of features) open(app)
}
