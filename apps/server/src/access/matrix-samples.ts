/** One well-formed request for every route of the API; a route without one does not compile. */

import type { ApiKey } from '@darzi/contract/api.ts'
import { aScan } from '../features/body-scans/scan-for-tests.ts'
import { aPassword } from '../testing/builders.ts'
import { greyPixel } from '../testing/grey-pixel.ts'
import type { Sample, Samples } from './matrix-sample.ts'
import type { Things } from './matrix-world.ts'
import { adminSamples } from './samples/admin.ts'
import { analyticsSamples } from './samples/analytics.ts'
import { apiAccessSamples } from './samples/api-access.ts'
import { backupSamples } from './samples/backup.ts'
import { calendarSamples } from './samples/calendar.ts'
import { collectionSamples } from './samples/collection.ts'
import { conversationsSamples } from './samples/conversations.ts'
import { disputesSamples } from './samples/disputes.ts'
import { findTailorsSamples } from './samples/find-tailors.ts'
import { frontsSamples } from './samples/fronts.ts'
import { housesSamples } from './samples/houses.ts'
import { inventorySamples } from './samples/inventory.ts'
import { notificationsSamples } from './samples/notifications.ts'
import { ordersSamples } from './samples/orders.ts'
import { papersSamples } from './samples/papers.ts'
import { passportsSamples } from './samples/passports.ts'
import { paymentsSamples } from './samples/payments.ts'
import { photoConsentsSamples } from './samples/photo-consents.ts'
import { plansSamples } from './samples/plans.ts'
import { portalSamples } from './samples/portal.ts'
import { quotesSamples } from './samples/quotes.ts'
import { reportsSamples } from './samples/reports.ts'
import { searchSamples } from './samples/search.ts'
import { settingsSamples } from './samples/settings.ts'
import { suggestionsSamples } from './samples/suggestions.ts'
import { trackingSamples } from './samples/tracking.ts'
import { verificationsSamples } from './samples/verifications.ts'
import { workshopSamples } from './samples/workshop.ts'

const chest = { field: 'chest', typed: '40 1/2', unit: 'in' as const }
const ofField = ({ fieldId }: Things) => ({ params: { id: fieldId } })

const measurementsSamples = {
  'POST /api/measurement-records': ({ newId, personId }) => ({
    body: { id: newId(), personId, unit: 'in', values: [chest] },
  }),
  'GET /api/measurement-records': () => ({}),
  'GET /api/measurement-records/summary': () => ({}),
  'GET /api/measurement-records/:id': ({ recordId }) => ({ params: { id: recordId } }),
  'GET /api/people/:id/measurements': ({ personId }) => ({ params: { id: personId } }),
  'GET /api/measurement-fields': () => ({}),
  'POST /api/measurement-fields': ({ newId }) => ({ body: { name: newId(), kind: 'girth', part: 'upper' } }),
  'PATCH /api/measurement-fields/:id': (things) => ({ ...ofField(things), body: { part: 'lower' } }),
} satisfies Samples

const shirt = { params: { key: 'shirt' }, isEveryShops: true as const }

const garmentsSamples = {
  'GET /api/shop/garments': () => ({}),
  'POST /api/shop/garments': ({ newId }) => ({
    body: { id: newId(), name: 'Pathani suit', copyOf: 'shirt' },
  }),
  'PATCH /api/shop/garments/:key': () => ({ ...shirt, body: { leadDays: 5 } }),
  'POST /api/shop/garments/:key/copy-stages': () => ({ ...shirt, body: { to: ['kurta'] } }),
  'POST /api/shop/garments/:key/reset': () => shirt,
} satisfies Samples

/** Two shops stand in the matrix and neither is the default: a public form needs its link. */
const noShop = { also: [422, 429] }

const formsSamples = {
  'GET /api/form-shop': () => ({}),
  'GET /api/form-shop/find': () => ({ query: { q: 'noor' } }),
  'POST /api/customers/measurements': () => ({
    body: { name: 'Meera', phone: '+919876512399', chest: '38' },
    files: {},
    ...noShop,
  }),
  'GET /api/contact': () => ({}),
  'POST /api/contact': ({ newId }) => ({
    body: { name: 'Meera', email: 'meera@example.test', message: newId() },
    also: [429],
  }),
  'POST /api/tailor/measurements': ({ newId }) => ({
    body: { customer_name: `Meera ${newId()}`, phone: '+919876512398', chest: '38' },
    files: {},
  }),
} satisfies Samples

const order = ({ orderId }: Things) => ({ params: { id: orderId } })

const documentsSamples = {
  'GET /api/orders/:id/slip': order,
  'GET /api/orders/:id/tags': order,
  'GET /api/measurement-records/:id/card': ({ recordId }) => ({ params: { id: recordId } }),
  // This shop has no UPI id, so there is no code for anybody.
  'GET /api/payments/:id/upi-code': ({ paymentId }) => ({ params: { id: paymentId }, also: [404] }),
} satisfies Samples

/** A scan is its person's alone. */
const own = ({ scanId }: Things): Sample => ({ params: { id: scanId }, only: ['customer'] })

const bodyScansSamples = {
  'POST /api/body-scans': ({ newId }) => ({ body: aScan({ id: newId() }) }),
  'GET /api/body-scans': () => ({}),
  'GET /api/body-scans/:id': own,
  'DELETE /api/body-scans/:id': own,
  'GET /api/body-scans/shops': () => ({}),
  'POST /api/body-scans/:id/send': (things) => ({ ...own(things), body: { shop: things.shopId } }),
  'GET /api/measurements/:userId': ({ accountId }) => ({
    params: { userId: accountId },
    only: ['customer'],
  }),
  'GET /api/measurements/:userId/mesh': ({ accountId }) => ({
    params: { userId: accountId },
    only: ['customer'],
  }),
  // The record is by tape, and the customer has sent nothing.
  'GET /api/body-scans/of-record/:id': ({ recordId }) => ({ params: { id: recordId }, also: [404] }),
  'GET /api/body-scans/sent-by/:userId': ({ accountId }) => ({ params: { userId: accountId }, also: [404] }),
  'GET /api/body-scans/pairs': () => ({}),
} satisfies Samples

const nothing = (): Sample => ({})
const customer = (things: Things): Sample => ({ params: { id: things.customerId } })
const ofImport = (things: Things): Sample => ({ params: { id: things.importId } })
const mapping = { columns: { '0': 'name' } }
const csv = { bytes: Buffer.from('Name,Phone\nAsha,\n'), filename: 'book.csv', type: 'text/csv' }

export const samples: Record<ApiKey, (things: Things) => Sample> = {
  ...adminSamples,
  ...backupSamples,
  ...photoConsentsSamples,
  ...plansSamples,
  ...portalSamples,
  ...bodyScansSamples,
  ...analyticsSamples,
  ...apiAccessSamples,
  ...calendarSamples,
  ...collectionSamples,
  ...conversationsSamples,
  ...disputesSamples,
  ...reportsSamples,
  ...documentsSamples,
  ...findTailorsSamples,
  ...formsSamples,
  ...garmentsSamples,
  ...frontsSamples,
  ...housesSamples,
  ...inventorySamples,
  ...measurementsSamples,
  ...notificationsSamples,
  ...ordersSamples,
  ...papersSamples,
  ...passportsSamples,
  ...paymentsSamples,
  ...quotesSamples,
  ...searchSamples,
  ...settingsSamples,
  ...suggestionsSamples,
  ...trackingSamples,
  ...verificationsSamples,
  ...workshopSamples,
  'POST /api/register': ({ newId }) => ({
    body: { email: `${newId()}@example.test`, password: aPassword, name: 'Asha', role: 'tailor' },
  }),
  // Right shape, wrong password: that nobody is kept from trying is what is asked here.
  'POST /api/login': ({ newId }) => ({
    body: { email: `${newId()}@example.test`, password: aPassword },
    also: [401],
  }),
  'POST /api/login/google': ({ newId }) => ({ body: { token: newId(), code: '123456' }, also: [410] }),
  'POST /api/logout': nothing,
  'GET /api/session': nothing,
  // A shop that is opened is worked in from then on, and every later question of this account would be about that one.
  'POST /api/session/shops': () => ({
    body: { name: 'Second', kind: 'house', plan: 'tailorBasic' },
    also: [422],
  }),
  'PUT /api/session/shop': ({ shopId }) => ({ body: { shopId }, also: [404] }),
  'POST /api/password/forgotten': ({ newId }) => ({ body: { email: `${newId()}@example.test` } }),
  'POST /api/password/reset': ({ newId }) => ({ body: { token: newId(), password: aPassword }, also: [410] }),
  'POST /api/password/change': () => ({ body: { current: aPassword, password: aPassword } }),
  'PATCH /api/account': () => ({ body: { phone: '+91 98765 43210' } }),
  'GET /api/sessions': nothing,
  'GET /api/account/security': nothing,
  // Where a second factor is in force its code is asked for.
  'POST /api/account/confirm': () => ({ body: { password: aPassword }, also: [401] }),
  'POST /api/account/email': () => ({ body: {} }),
  'POST /api/account/email/confirm': ({ newId }) => ({ body: { token: newId() }, also: [410] }),
  'POST /api/account/second-factor': () => ({ also: [403, 409] }),
  'POST /api/account/second-factor/confirm': () => ({ body: { code: '000000' }, also: [422, 409] }),
  'DELETE /api/account/second-factor': () => ({ also: [403] }),
  'DELETE /api/account/google': () => ({ also: [403] }),
  'GET /api/account/export': nothing,
  'GET /api/account/deletion': nothing,
  // The account is still wanted: the password is wrong.
  'POST /api/account/deletion': () => ({ body: { password: 'not this one' }, also: [422, 401] }),
  'DELETE /api/sessions/:id': ({ sessionId }) => ({ params: { id: sessionId }, only: ['customer'] }),
  'DELETE /api/sessions': nothing,
  'GET /auth/google/login': nothing,
  'GET /auth/google/callback': nothing,
  'GET /api/sign-in-options': nothing,
  'GET /dev/mail': nothing,
  'GET /dev/sms': nothing,
  'GET /dev/mail/:id': ({ newId }) => ({ params: { id: newId() }, also: [404] }),

  'GET /api/live': nothing,

  'GET /api/shop': nothing,
  'POST /api/shop/sample': () => ({ body: { name: 'Sample customer' } }),
  'DELETE /api/shop/sample': nothing,
  'PATCH /api/shop': () => ({ body: { phone: '+91 98765 43210' } }),
  'GET /api/today': nothing,

  'GET /api/staff': nothing,
  'POST /api/staff/invitations': ({ newId }) => ({
    body: { email: `${newId()}@example.test`, name: 'Guest', role: 'counter' },
  }),
  'DELETE /api/staff/invitations/:id': ({ invitationId }) => ({ params: { id: invitationId } }),
  'PATCH /api/staff/:id': ({ memberId }) => ({ params: { id: memberId }, body: { role: 'cutter' } }),
  'GET /api/invitations/:token': ({ invitationToken }) => ({ params: { token: invitationToken } }),
  'POST /api/invitations/:token/accept': ({ invitationToken }) => ({
    params: { token: invitationToken },
    body: { name: 'Guest', password: aPassword },
  }),
  // It is for the one account of its address.
  'POST /api/invitations/:token/join': ({ invitationToken }) => ({
    params: { token: invitationToken },
    also: [403],
  }),

  'GET /api/drafts': nothing,
  'GET /api/drafts/:key': () => ({ params: { key: 'orders.asha' }, isEveryShops: true }),
  'PUT /api/drafts/:key': () => ({
    params: { key: 'orders.asha' },
    body: { label: 'Asha', content: '{}' },
    isEveryShops: true,
  }),
  'DELETE /api/drafts/:key': () => ({ params: { key: 'orders.asha' }, isEveryShops: true }),

  'GET /api/views': () => ({ query: { feature: 'customers' } }),
  'POST /api/views': ({ newId }) => ({
    body: { feature: 'customers', name: newId(), query: 'filter=recent' },
  }),
  'DELETE /api/views/:id': ({ viewId }) => ({ params: { id: viewId }, only: ['owner'] }),

  'GET /api/customers': nothing,
  'GET /api/customers/summary': nothing,
  'GET /api/customers/count': nothing,
  'GET /api/customers/by-phone': () => ({ query: { phone: '+919876500001' } }),
  'GET /api/customers/duplicates': nothing,
  'GET /api/customers/:id': customer,
  'GET /api/customers/:id/timeline': customer,
  'POST /api/customers': ({ newId }) => ({ body: { id: newId(), name: 'Asha', allowSamePhone: true } }),
  'PATCH /api/customers/:id': (things) => ({ ...customer(things), body: { notes: 'Comes on Mondays' } }),
  'PUT /api/customers/:id/photo': (things) => ({
    ...customer(things),
    files: { photo: { bytes: greyPixel, filename: 'a.png', type: 'image/png' } },
  }),
  'DELETE /api/customers/:id/photo': customer,
  // The row is there, its picture was never put into the file store.
  'GET /api/photos/:id/:size': ({ photoId }) => ({ params: { id: photoId, size: 'thumb' }, also: [404] }),
  'POST /api/customers/:id/archive': customer,
  'POST /api/customers/:id/restore': customer,
  'POST /api/customers/bulk': ({ customerId }) => ({ body: { ids: [customerId], act: 'archive' } }),
  'POST /api/customers/:id/people': (things) => ({ ...customer(things), body: { name: 'Junior' } }),
  'PATCH /api/customers/:id/people/:personId': ({ customerId, personId }) => ({
    params: { id: customerId, personId },
    body: { relation: 'daughter' },
  }),
  'DELETE /api/customers/:id/people/:personId': ({ customerId, personId }) => ({
    params: { id: customerId, personId },
  }),
  'POST /api/customers/:id/people/:personId/restore': ({ customerId, personId }) => ({
    params: { id: customerId, personId },
  }),
  'POST /api/customers/:id/notes': (things) => ({ ...customer(things), body: { text: 'Left cuff longer' } }),
  'PATCH /api/customers/:id/notes/:noteId': ({ customerId, noteId }) => ({
    params: { id: customerId, noteId },
    body: { isPinned: true },
  }),
  'POST /api/customers/:id/merge': ({ customerId, otherId }) => ({
    params: { id: customerId },
    body: { otherId },
  }),
  // It was undone before.
  'POST /api/customer-merges/:id/undo': ({ mergeId }) => ({ params: { id: mergeId }, also: [409] }),
  'GET /api/customers/export': nothing,
  'GET /api/customer-imports': nothing,
  'POST /api/customer-imports': () => ({ files: { file: csv } }),
  'GET /api/customer-imports/:id': ofImport,
  'POST /api/customer-imports/:id/preview': (things) => ({ ...ofImport(things), body: mapping }),
  'POST /api/customer-imports/:id/run': (things) => ({ ...ofImport(things), body: mapping }),
  'GET /api/customer-imports/:id/refused': ofImport,
  // It has not run yet, so there is nothing to take back.
  'POST /api/customer-imports/:id/undo': (things) => ({ ...ofImport(things), also: [409] }),
}
