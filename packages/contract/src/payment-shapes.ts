/** What is said of a counter payment. */
import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { z } from 'zod'
import { id, instant, line, lines, minor } from './shapes.ts'

export const payment = z.object({
  id,
  kind: z.enum(['advance', 'payment', 'refund', 'reversal']),
  method: z.enum(paymentMethodKeys),
  status: z.enum(['completed', 'pending', 'failed', 'refunded']),
  /** Positive: the shop received it. */
  amountMinor: minor,
  /** What the method costs the shop. */
  feeMinor: minor,
  reference: z.string().optional(),
  note: z.string().optional(),
  reverses: id.optional(),
  takenBy: z.string().optional(),
  createdAt: instant,
  completedAt: instant.optional(),
  can: z.object({ complete: z.boolean(), fail: z.boolean(), refund: z.boolean(), reverse: z.boolean() }),
})
export type Payment = z.output<typeof payment>

export const paymentBody = z.object({
  id: id.optional(),
  amountMinor: minor.positive().max(100_000_000_000),
  method: z.enum(paymentMethodKeys),
  reference: line(60).optional(),
  note: lines(500).optional(),
  /** A UPI link proves nothing: it waits until the shop has seen the money. */
  isPending: z.boolean().default(false),
})
