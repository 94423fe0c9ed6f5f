import type { Order } from '@darzi/contract/order-shapes.ts'
import { priceRuling } from '@darzi/tailoring/orders/price.ts'
import { readAmount } from './draft-body.ts'

type Sums = Pick<Order, 'piecesMinor' | 'writtenOffMinor' | 'paidMinor' | 'currency'>

/** A typed discount with what the order then costs, or the words key of why it cannot be; empty is none. */
export function readDiscount(typed: string, { piecesMinor, writtenOffMinor, paidMinor, currency }: Sums) {
  const read = readAmount(typed, currency)
  if ('problem' in read) return read
  const discountMinor = read.minor
  const ruling = priceRuling({ piecesMinor, discountMinor, writtenOffMinor, paidMinor })
  if ('refused' in ruling) return { problem: `problems.${ruling.refused}` }
  const totalMinor = piecesMinor - discountMinor - writtenOffMinor
  return { discountMinor, totalMinor, balanceMinor: totalMinor - paidMinor }
}
