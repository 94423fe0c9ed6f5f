import type { Tx } from '../../db/tx.ts'
import { promoteToTailor } from './account-store.ts'

/** A customer's account that joins a shop becomes a tailor's. The operator's stays what it is. */
export const becomeTailor = (tx: Tx, accountId: string): Promise<void> => promoteToTailor(tx, accountId)
