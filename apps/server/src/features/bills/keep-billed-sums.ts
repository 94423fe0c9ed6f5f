import { onTopOf } from '@darzi/tailoring/bills/bill-sums.ts'
import type { Tx } from '../../db/tx.ts'
import { offWithTax } from '../ledger/api.ts'
import { setBilledSums } from '../orders/api.ts'
import { readBillsOfOrder, standingOf } from './read-bill.ts'

/** The order, which is held, asks for what its bills ask for. Without any bill nothing is written. */
export async function keepBilledSums(tx: Tx, { orderId, now }: { orderId: string; now: Date }) {
  const bills = await readBillsOfOrder(tx, orderId, { may: () => false })
  const newest = bills.find(({ kind }) => kind !== 'credit_note')
  if (!newest) return
  const standing = standingOf(bills)
  await setBilledSums(tx, {
    orderId,
    standing: standing && { ...onTopOf(standing), leftMinor: standing.totalMinor - standing.creditedMinor },
    off: { minor: await offWithTax(tx, orderId), askedMinor: newest.totalMinor + (newest.off?.minor ?? 0) },
    now,
  })
}
