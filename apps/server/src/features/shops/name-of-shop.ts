import type { Tx } from '../../db/tx.ts'
import { shopName } from './shop-queries.ts'

/** The shop's name, for features whose letters tell it. */
export const nameOfShop = (tx: Tx, shopId: string): Promise<string> => shopName(tx, shopId)
