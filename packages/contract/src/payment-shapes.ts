/** What is said of a counter payment. */
import { milestoneKinds } from '@darzi/tailoring/orders/customer-life.ts'
import { entryKinds, paymentStatuses } from '@darzi/tailoring/payments/ledger.ts'
import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { z } from 'zod'
import { id, instant, line, lines, minor } from './shapes.ts'

export const payment = z.object({
  id,
  kind: z.enum(entryKinds),
  method: z.enum(paymentMethodKeys),
  status: z.enum(paymentStatuses),
  /** Positive: the shop received it; nothing of a write-off. */
  amountMinor: minor,
  /** By how much the order costs less for it: a write-off, a refund taken off the price. */
  offPriceMinor: minor,
  /** Of an order called off, which keeps its price: by how much the shop keeps less for it. */
  offKeptMinor: minor,
  /** What the method costs the shop. A reversal gives it back, a refund does not. */
  feeMinor: minor,
  reference: z.string().optional(),
  note: z.string().optional(),
  reverses: id.optional(),
  /** The failed payment whose money this is, seen after all. */
  names: id.optional(),
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
  /** The money was seen: it is entered whatever is owed; what is too much is to be given back. */
  isSeen: z.boolean().default(false),
  /** The failed payment whose money this is. */
  names: id.optional(),
})

/** What is due when, of a price that was agreed in parts, and how much of it was paid. */
export const milestone = z.object({ kind: z.enum(milestoneKinds), dueMinor: minor, paidMinor: minor })

/** What lowers or raises an order's price beside its pieces and the discount. */
export const priceParts = {
  /** What the ledger took off since: written off, or refunded off the price. */
  writtenOffMinor: minor,
  /** What its bill puts on top: a tax that the prices leave out, and by how much the total is rounded. */
  taxMinor: minor,
  roundOffMinor: minor,
}
