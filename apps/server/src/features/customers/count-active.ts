import type { Tx } from '../../db/tx.ts'
import { activeTally } from './tally-queries.ts'

/** How many active customer records the shop has, for features that tell or limit it. */
export const countActive = (tx: Tx): Promise<number> => activeTally(tx)
