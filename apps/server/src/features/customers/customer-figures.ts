import { filterBounds } from '@darzi/tailoring/customers/badge.ts'
import type { Tx } from '../../db/tx.ts'
import { sumTallies } from './tally-queries.ts'

/** The directory's figures; the thresholds are tailoring's. `today` is the shop's day. */
export const customerFigures = (tx: Tx, { today }: { today: string }) => sumTallies(tx, filterBounds(today))
