import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { type ItemRow, offeredItem } from './item-queries.ts'

/** A garment that is offered, whoever asks. Throws notFound for one that is not, or not any more. */
export async function requireOffered(tx: Tx, id: string): Promise<ItemRow> {
  const row = await crossTenant(tx, 'collection', () => offeredItem(tx, id))
  if (!row) throw notFound()
  return row
}
