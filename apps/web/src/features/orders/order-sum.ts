import type { Order } from '@darzi/contract/order-shapes.ts'
import { priceResult, totalOf } from '@darzi/tailoring/orders/price.ts'
import { readAmount } from './draft-body.ts'

/** What is given and asked for a whole order, each an amount of its own. */
export type SumFact = 'discountMinor' | 'rushMinor'

type Sums = Pick<
  Order,
  | 'piecesMinor'
  | 'rushMinor'
  | 'discountMinor'
  | 'writtenOffMinor'
  | 'taxMinor'
  | 'roundOffMinor'
  | 'totalMinor'
  | 'paidMinor'
  | 'currency'
>

/** A typed discount or surcharge with what the order then costs, or the words key of why it cannot be; empty is none. */
export function readSum(fact: SumFact, typed: string, { currency, totalMinor: beforeMinor, ...sums }: Sums) {
  const read = readAmount(typed, currency)
  if ('problem' in read) return read
  const rushMinor = fact === 'rushMinor' ? read.minor : sums.rushMinor
  const discountMinor = fact === 'discountMinor' ? read.minor : sums.discountMinor
  const piecesMinor = sums.piecesMinor - sums.rushMinor + rushMinor
  const after = { ...sums, piecesMinor, discountMinor }
  const result = priceResult({ ...after, beforeMinor })
  if ('refused' in result) return { problem: `problems.${result.refused}` }
  const totalMinor = totalOf(after)
  return { rushMinor, discountMinor, piecesMinor, totalMinor, balanceMinor: totalMinor - sums.paidMinor }
}
