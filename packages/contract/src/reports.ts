/** Reports: a review, a message or a shop that is not in order, said once by each person, and what the operator does about it. */
import { reportActNames, reportKinds, reportReasons, reportStates } from '@darzi/tailoring/reports/life.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { count, id, instant, lines, page, pageQuery } from './shapes.ts'

const one = z.object({ id })
const slug = z.string().min(1).max(80)
const said = z.object({ id })

/** Of `other` the words are needed. */
const why = z.object({ reason: z.enum(reportReasons), words: lines(2000).optional() })
export type ReportReasons = z.output<typeof why>

const throwing = 'Throws reports.saidBefore, accounts.tooManyAttempts'

export const reportRoutes = {
  review: route({
    method: 'POST',
    path: '/api/tailors/:slug/reviews/:id/report',
    access: 'signedIn',
    summary: `Report a review of a listed tailor, once. ${throwing}`,
    params: z.object({ slug, id }),
    body: why,
    reply: said,
  }),
  shop: route({
    method: 'POST',
    path: '/api/tailors/:slug/report',
    access: 'signedIn',
    summary: `Report a listed tailor, once. ${throwing}`,
    params: z.object({ slug }),
    body: why,
    reply: said,
  }),
  front: route({
    method: 'POST',
    path: '/api/houses/:slug/report',
    access: 'signedIn',
    summary: `Report a shop by its front, once. ${throwing}`,
    params: z.object({ slug }),
    body: why,
    reply: said,
  }),
  message: route({
    method: 'POST',
    path: '/api/conversations/:id/messages/:messageId/report',
    access: 'signedIn',
    summary: `Report what the shop wrote, once. ${throwing}`,
    params: z.object({ id, messageId: id }),
    body: why,
    reply: said,
  }),
  ownReview: route({
    method: 'POST',
    path: '/api/shop/reviews/:id/report',
    access: 'shop:shop.write',
    summary: `Report a review of the own shop, once. ${throwing}`,
    params: one,
    body: why,
    reply: said,
  }),
  shopMessage: route({
    method: 'POST',
    path: '/api/shop/conversations/:id/messages/:messageId/report',
    access: 'shop:conversations.write',
    summary: `Report what a customer wrote, once. ${throwing}`,
    params: z.object({ id, messageId: id }),
    body: why,
    reply: said,
  }),
}

const row = z.object({
  id,
  kind: z.enum(reportKinds),
  reason: z.enum(reportReasons),
  state: z.enum(reportStates),
  shop: z.string(),
  /** Begins what was said. */
  said: z.string().optional(),
  reportedAt: instant,
  decidedAt: instant.optional(),
})
export type ReportRow = z.output<typeof row>

const report = row.extend({
  words: z.string().optional(),
  reporter: z.object({ name: z.string(), email: z.string(), isShop: z.boolean() }),
  /** Who wrote what is reported, as the page names them. */
  author: z.string().optional(),
  photos: z.array(id),
  /** Others that reported the same thing and wait. */
  alike: count,
  decision: z.string().optional(),
  /** What may be done now. */
  can: z.array(z.enum(reportActNames)),
})
export type Report = z.output<typeof report>

export const adminReportRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'operator',
    summary: 'Reports that wait (the oldest first) or were decided (the newest first)',
    query: z.object({ ...pageQuery, state: z.enum(['waiting', 'decided']).default('waiting') }),
    reply: page(row),
  }),
  read: route({
    method: 'GET',
    path: '/api/admin/reports/:id',
    access: 'operator',
    summary: 'One report with what was reported, and nothing around it',
    params: one,
    reply: report,
  }),
  photo: route({
    method: 'GET',
    path: '/api/admin/reports/:id/photos/:photoId/:size',
    access: 'operator',
    summary: 'A photo that was reported; looking at it whole is a line of the audit',
    params: z.object({ id, photoId: id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/reports/:id/decide',
    access: 'operator',
    summary:
      'Hide or note what was reported, or dismiss the report, which shows again what was hidden. Those who reported the same are answered alike. Throws reports.notFromHere',
    params: one,
    body: z.object({ act: z.enum(reportActNames), words: lines(2000).min(1) }),
    reply: report,
  }),
}
