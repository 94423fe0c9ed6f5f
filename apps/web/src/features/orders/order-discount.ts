import type { Order } from '@darzi/contract/order-shapes.ts'
import { priceResult, totalOf } from '@darzi/tailoring/orders/price.ts'
import { readAmount } from './draft-body.ts'

type Sums = Pick<
  Order,
  'piecesMinor' | 'writtenOffMinor' | 'taxMinor' | 'roundOffMinor' | 'totalMinor' | 'paidMinor' | 'currency'
>

/** A typed discount with what the order then costs, or the words key of why it cannot be; empty is none. */
export function readDiscount(typed: string, { currency, totalMinor: beforeMinor, ...sums }: Sums) {
  const read = readAmount(typed, currency)
  if ('problem' in read) return read
  const discountMinor = read.minor
  const result = priceResult({ ...sums, discountMinor, beforeMinor })
  if ('refused' in result) return { problem: `problems.${result.refused}` }
  const totalMinor = totalOf({ ...sums, discountMinor })
  return { discountMinor, totalMinor, balanceMinor: totalMinor - sums.paidMinor }
}
