import { totalOf } from '@darzi/tailoring/orders/price.ts'
import type { Tx } from '../../db/tx.ts'
import { addedOf, changeOrder, lockOrder } from './change-store.ts'
import { keepFigures } from './keep-figures.ts'

interface Billed {
  orderId: string
  /** On top of the price, less what credit notes gave back of it. */
  taxMinor: number
  roundOffMinor: number
  /** The bill that stands: what is left of it, and the tax it put on top before any credit note. */
  standing: { leftMinor: number; taxMinor: number } | undefined
  now: Date
}

/**
 * Writes what the order's bill puts on top of its price, so that balance, links to pay and figures ask for what the bill asks for.
 * What was written off had its tax in it: a credit note that follows takes that tax off no second time. Of a tax that was written
 * off, so much stays that the order costs nothing rather than less. Throws notFound.
 */
export async function setBilledSums(tx: Tx, { orderId, roundOffMinor, standing, now, ...billed }: Billed) {
  const order = await lockOrder(tx, orderId)
  const price = {
    piecesMinor: order.pieces_minor,
    discountMinor: order.discount_minor,
    writtenOffMinor: order.written_off_minor,
    roundOffMinor,
  }
  const withoutTax = totalOf({ ...price, taxMinor: 0 })
  const isOpen = order.state !== 'cancelled'
  const asBilled = standing && isOpen ? Math.min(standing.taxMinor, standing.leftMinor - withoutTax) : 0
  const taxMinor = Math.max(billed.taxMinor, asBilled, -withoutTax)
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
