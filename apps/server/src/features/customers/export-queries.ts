import type { Tx } from '../../db/tx.ts'
import { bareCustomers, type DressedCustomer, dress } from './card-queries.ts'

/** The records with these ids, by number; those merged away are left out. */
export function chosenCustomers(tx: Tx, ids: readonly string[]): Promise<DressedCustomer[]> {
  const chosen = bareCustomers(tx).where('id', 'in', ids).where('state', '!=', 'merged')
  return dress(tx, chosen).orderBy('number').execute()
}
