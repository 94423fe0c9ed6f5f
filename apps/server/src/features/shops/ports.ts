import type { Tx } from '../../db/tx.ts'
import { port } from '../../port.ts'

/** How many active customer records count against the shop's plan. Provided by customers. */
export const countedCustomers = port<(tx: Tx) => Promise<number>>('counted customers')

/** Whether prices of the shop's currency are in use; holds off new ones until the transaction ends. Provided by orders. */
export const currencyUse = port<(tx: Tx, shopId: string) => Promise<boolean>>('currency use')
