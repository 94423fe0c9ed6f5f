import { createHash } from 'node:crypto'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'

interface Asking {
  upiId?: string | null
  payee: string
  order: { id: string; number: string; currency: Currency; balanceMinor: number }
  /** What was asked for and not seen yet: it is not asked for twice. */
  awaitedMinor: number
  /** How many lines the order's ledger has. */
  lines: number
}

/**
 * The UPI link by which a customer pays what is owed and not awaited; undefined when that is nothing, and where there is no
 * UPI. Its reference is of this one request: the same as long as the order's ledger and the sum are, another afterwards.
 */
export function askByUpi({ upiId, payee, order, awaitedMinor, lines }: Asking): string | undefined {
  const amountMinor = order.balanceMinor - awaitedMinor
  if (!upiId || order.currency !== 'INR' || amountMinor <= 0) return undefined
  const request = [order.id, lines, amountMinor].join(':')
  const reference = createHash('sha256').update(request).digest('hex').slice(0, 32)
  return upiLink({ upiId, payee, amountMinor, note: order.number, reference })
}
