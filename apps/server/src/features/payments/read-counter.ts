import type { Tx } from '../../db/tx.ts'
import { type CounterSettings, readCounterSettings } from './counter-settings-queries.ts'

/** How the counter of the shop works, for the features that date and print orders. */
export const readCounter = (tx: Tx): Promise<CounterSettings> => readCounterSettings(tx)
