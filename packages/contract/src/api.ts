/** Every route of the API, and its types by key (`GET /api/customers/:id`) for clients. */
import { accountNewsRoutes } from './account-news.ts'
import { accountRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { adminShopRoutes, bannerRoutes } from './admin-shops.ts'
import { analyticsRoutes } from './analytics.ts'
import { apiAccessRoutes } from './api-access.ts'
import { backupRoutes } from './backup.ts'
import { billRoutes } from './bills.ts'
import { adminWordRoutes, shopWordRoutes } from './blocked-words.ts'
import { bodyScanRoutes } from './body-scans.ts'
import { appointmentRoutes, bookingRoutes, calendarRoutes } from './calendar.ts'
import { cartRoutes } from './cart.ts'
import { collectionRoutes } from './collection.ts'
import { contactRoutes } from './contact.ts'
import { conversationRoutes, shopConversationRoutes } from './conversations.ts'
import { customerRoutes } from './customers.ts'
import { demoRoutes } from './demo.ts'
import { developmentRoutes } from './development.ts'
import { adminDisputeRoutes, counterRemakeRoutes, disputeRoutes, shopDisputeRoutes } from './disputes.ts'
import { documentRoutes } from './documents.ts'
import { draftRoutes } from './drafts.ts'
import { findTailorRoutes } from './find-tailors.ts'
import { frontRoutes } from './fronts.ts'
import { garmentRoutes } from './garments.ts'
import { houseRoutes, partnerRoutes } from './houses.ts'
import { inventoryRoutes, stocktakeRoutes } from './inventory.ts'
import { liveRoutes } from './live.ts'
import { measurementRoutes } from './measurements.ts'
import { inboxRoutes, messagingRoutes, notificationRoutes } from './notifications.ts'
import { onlinePaymentRoutes } from './online-payments.ts'
import { orderRoutes } from './orders.ts'
import { ownDataRoutes } from './own-data.ts'
import { ownProfileRoutes } from './own-profile.ts'
import { passportRoutes } from './passports.ts'
import { paymentRoutes } from './payments.ts'
import { photoConsentRoutes } from './photo-consents.ts'
import { photoRetentionRoutes } from './photo-retention.ts'
import { planRoutes } from './plans.ts'
import { portalRoutes } from './portal.ts'
import { formRoutes } from './public-forms.ts'
import { purchaseRoutes, supplierRoutes } from './purchases.ts'
import { quoteRoutes, shopQuoteRoutes } from './quotes.ts'
import { adminReportRoutes, reportRoutes } from './reports.ts'
import { reviewRoutes } from './reviews.ts'
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
import { adminVerificationRoutes, verificationRoutes } from './verifications.ts'
import { viewRoutes } from './views.ts'
import { webhookRoutes } from './webhooks.ts'
import { workshopRoutes } from './workshop.ts'

export const features = {
  accountNews: accountNewsRoutes,
  accounts: accountRoutes,
  admin: adminRoutes,
  analytics: analyticsRoutes,
  apiAccess: apiAccessRoutes,
  appointments: appointmentRoutes,
  bills: billRoutes,
  shopWords: shopWordRoutes,
  adminWords: adminWordRoutes,
  backup: backupRoutes,
  bodyScans: bodyScanRoutes,
  booking: bookingRoutes,
  calendar: calendarRoutes,
  cart: cartRoutes,
  collection: collectionRoutes,
  contact: contactRoutes,
  conversations: conversationRoutes,
  customers: customerRoutes,
  dayClosings: dayClosingRoutes,
  demo: demoRoutes,
  development: developmentRoutes,
  disputes: disputeRoutes,
  counterRemakes: counterRemakeRoutes,
  shopDisputes: shopDisputeRoutes,
  adminDisputes: adminDisputeRoutes,
  adminShops: adminShopRoutes,
  banners: bannerRoutes,
  documents: documentRoutes,
  drafts: draftRoutes,
  samples: sampleRoutes,
  findTailors: findTailorRoutes,
  forms: formRoutes,
  fronts: frontRoutes,
  garments: garmentRoutes,
  houses: houseRoutes,
  inbox: inboxRoutes,
  inventory: inventoryRoutes,
  live: liveRoutes,
  measurements: measurementRoutes,
  onlinePayments: onlinePaymentRoutes,
  messaging: messagingRoutes,
  notifications: notificationRoutes,
  orders: orderRoutes,
  photoRetention: photoRetentionRoutes,
  ownData: ownDataRoutes,
  ownProfile: ownProfileRoutes,
  partners: partnerRoutes,
  passports: passportRoutes,
  payments: paymentRoutes,
  photoConsents: photoConsentRoutes,
  plans: planRoutes,
  portal: portalRoutes,
  purchases: purchaseRoutes,
  quotes: quoteRoutes,
  reports: reportRoutes,
  adminReports: adminReportRoutes,
  reviews: reviewRoutes,
  search: searchRoutes,
  shopConversations: shopConversationRoutes,
  shopQuotes: shopQuoteRoutes,
  shopPayments: shopPaymentRoutes,
  settings: settingsRoutes,
  shops: shopRoutes,
  staff: staffRoutes,
  stocktakes: stocktakeRoutes,
  suggestions: suggestionRoutes,
  suppliers: supplierRoutes,
  today: todayRoutes,
  tracking: trackingRoutes,
  verifications: verificationRoutes,
  adminVerifications: adminVerificationRoutes,
  views: viewRoutes,
  webhooks: webhookRoutes,
  workshop: workshopRoutes,
} satisfies Record<string, Record<string, AnyRoute>>

type Features = typeof features
type RouteUnion = { [Feature in keyof Features]: Features[Feature][keyof Features[Feature]] }[keyof Features]
type ByKey = { [R in RouteUnion as RouteKey<R>]: R }

export type ApiKey = keyof ByKey
export type ApiRequest<K extends ApiKey> = RequestOf<ByKey[K]>
export type ApiReply<K extends ApiKey> = ReplyOf<ByKey[K]>
