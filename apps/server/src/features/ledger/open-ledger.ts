import type { Ledger } from '@darzi/tailoring/payments/ledger.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { standingOf } from './order-standing.ts'
import { entriesOf, findEntry, type StoredEntry } from './payment-queries.ts'
import { lockMoney } from './payment-store.ts'

/** An entry with the ledger it stands in, its order held until the transaction ends. Throws notFound. */
export async function openLedgerOf(tx: Tx, entryId: string) {
  const found = await findEntry(tx, entryId)
  if (!found) throw notFound()
  const order = await lockMoney(tx, found.order_id)
  const entries: StoredEntry[] = await entriesOf(tx, order.id)
  const entry = entries.find(({ id }) => id === entryId)
  if (!entry) throw notFound()
  const ledger: Ledger & { isCancelled: boolean } = { ...standingOf(order), entries }
  return { order, entry, entries, ledger }
}
