import type { Order } from '@darzi/contract/order-shapes.ts'
import { priceResult } from '@darzi/tailoring/orders/price.ts'
import { readAmount } from './draft-body.ts'

type Sums = Pick<Order, 'piecesMinor' | 'writtenOffMinor' | 'totalMinor' | 'paidMinor' | 'currency'>

/** A typed discount with what the order then costs, or the words key of why it cannot be; empty is none. */
export function readDiscount(typed: string, { currency, totalMinor: beforeMinor, ...sums }: Sums) {
  const { piecesMinor, writtenOffMinor, paidMinor } = sums
  const read = readAmount(typed, currency)
  if ('problem' in read) return read
  const discountMinor = read.minor
  const result = priceResult({ ...sums, discountMinor, beforeMinor })
  if ('refused' in result) return { problem: `problems.${result.refused}` }
  const totalMinor = piecesMinor - discountMinor - writtenOffMinor
  return { discountMinor, totalMinor, balanceMinor: totalMinor - paidMinor }
}
