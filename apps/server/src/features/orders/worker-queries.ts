import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'

/** The name of who is to work on it; null for nobody. Throws orders.workerNotHere for anyone not at work in the shop. */
export async function requireWorker(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await tx
    .selectFrom('members')
    .select('name')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!row) throw fieldError('assignedTo', 'orders.workerNotHere')
  return row.name
}
