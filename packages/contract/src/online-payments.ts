/** Events of the payment gateways: signed text, each applied once. */
import { z } from 'zod'
import { route } from './route.ts'

/** An event of one payment is a few kilobytes. */
const signed = z.string().min(2).max(200_000)
/** `isApplied` is false for what was known before and for what is none of ours. */
const reply = z.object({ isApplied: z.boolean() })

export const onlinePaymentRoutes = {
  stripe: route({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary:
      'An event of Stripe, signed. Throws payments.eventForged, payments.eventStale and payments.eventMismatch',
    carries: 'text',
    body: signed,
    reply,
  }),
  razorpay: route({
    method: 'POST',
    path: '/api/webhooks/razorpay',
    access: 'public',
    summary:
      'An event of Razorpay, signed. Throws payments.eventForged, payments.eventStale and payments.eventMismatch',
    carries: 'text',
    body: signed,
    reply,
  }),
}
