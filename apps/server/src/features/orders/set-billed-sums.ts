import { totalOf } from '@darzi/tailoring/orders/price.ts'
import type { Tx } from '../../db/tx.ts'
import { addedOf, changeOrder, lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'

interface Billed {
  orderId: string
  taxMinor: number
  roundOffMinor: number
  now: Date
}

/**
 * Writes what the order's bill puts on top of its price, so that balance, links to pay and figures ask for what the bill asks for.
 * Of a tax that was written off, so much stays that the order costs nothing rather than less. Throws notFound.
 */
export async function setBilledSums(tx: Tx, { orderId, roundOffMinor, now, ...billed }: Billed) {
  const order = await lockOrder(tx, orderId)
  const price = {
    piecesMinor: order.pieces_minor,
    discountMinor: order.discount_minor,
    writtenOffMinor: order.written_off_minor,
    roundOffMinor,
  }
  const withoutTax = totalOf({ ...price, taxMinor: 0 })
  const taxMinor = Math.max(billed.taxMinor, -withoutTax)
  const before = addedOf(order)
  if (before.taxMinor === taxMinor && before.roundOffMinor === roundOffMinor) return
  const columns = { tax_minor: taxMinor, round_off_minor: roundOffMinor, total_minor: withoutTax + taxMinor }
  await changeOrder(tx, { id: orderId, now }, columns)
  await keepFigures(tx, order.customer_id)
}
