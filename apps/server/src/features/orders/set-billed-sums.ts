import { taxWithin } from '@darzi/tailoring/bills/bill-sums.ts'
import { totalOf } from '@darzi/tailoring/orders/price.ts'
import type { Tx } from '../../db/tx.ts'
import { addedOf, changeOrder, lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'

interface Billed {
  orderId: string
  /** The bill that stands: what it puts on top of the price, and what its credit notes left of it. */
  standing: { taxMinor: number; roundOffMinor: number; leftMinor: number } | undefined
  /** Of what was taken off the price, what has the tax of a bill in it, and what the newest bill asked for before that. */
  off: { minor: number; askedMinor: number }
  now: Date
}

/**
 * Writes what the order's bill puts on top of its price, so that balance, links to pay and figures ask for what the bill asks for.
 * A credit note changes nothing of that until the bill is given back in full. What was taken off with its tax then takes off the price
 * alone, so the tax in it stays; and in any case so much that the order costs nothing rather than less. Throws notFound.
 */
export async function setBilledSums(tx: Tx, { orderId, standing, off, now }: Billed) {
  const order = await lockOrder(tx, orderId)
  const roundOffMinor = standing?.roundOffMinor ?? 0
  const price = { piecesMinor: order.pieces_minor, discountMinor: order.discount_minor, roundOffMinor }
  const withoutTax = totalOf({ ...price, writtenOffMinor: order.written_off_minor, taxMinor: 0 })
  const onTop = standing?.taxMinor ?? taxWithin(off.minor, { ...off, priceMinor: withoutTax + off.minor })
  const taxMinor = Math.max(onTop, -withoutTax)
  const billedMinor = standing?.leftMinor ?? null
  const before = addedOf(order)
  const isSame = before.taxMinor === taxMinor && before.roundOffMinor === roundOffMinor
  if (isSame && order.billed_minor === billedMinor) return
  await changeOrder(
    tx,
    { id: orderId, now },
    {
      tax_minor: taxMinor,
      round_off_minor: roundOffMinor,
      total_minor: withoutTax + taxMinor,
      billed_minor: billedMinor,
    },
  )
  if (!isSame) await keepFigures(tx, order.customer_id)
}
