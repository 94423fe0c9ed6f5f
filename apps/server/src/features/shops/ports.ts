import type { CheckedFacts } from '@darzi/tailoring/verifications/checked-facts.ts'
import type { Tx } from '../../db/tx.ts'
import type { PublishesEvents } from '../../http/request-context.ts'
import { port } from '../../port.ts'

/** How many active customer records count against the shop's plan. Provided by customers. */
export const countedCustomers = port<(tx: Tx) => Promise<number>>('counted customers')

interface FactsChanged {
  shopId: string
  before: CheckedFacts
  after: CheckedFacts
  now: Date
}

/** What strangers are told of the shop changed, which may have been checked. Inside the shop. Provided by verifications. */
export const checkedFactsChanged =
  port<(ctx: { tx: Tx } & PublishesEvents, changed: FactsChanged) => Promise<void>>('checked facts')

/** Whether prices of the shop's currency are in use; holds off new ones until the transaction ends. Provided by orders. */
export const currencyUse = port<(tx: Tx, shopId: string) => Promise<boolean>>('currency use')
