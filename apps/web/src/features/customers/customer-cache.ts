/** Shows a change of customers at once in every open list and record, and takes it back when it is refused. */
import type { Customer, CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { entityCache } from '../../data/entity-cache.ts'

const cache = entityCache<Customer, CustomerCard>({
  feature: 'customers',
  alsoStale: [['today']],
  untouched: ['imports'],
})

export const { oneKey: customerKey, showInLists } = cache
export const askListsAgain = cache.askAgain

/** Shows a change of one customer on the open record and in the lists; the answer takes it back. */
export function showChange(id: string, change: Partial<Customer>): () => void {
  const takeBack = cache.showOne(id, (customer) => ({ ...customer, ...change }))
  const takeBackLists = showInLists([id], (card) => ({ ...card, ...change }))
  return () => {
    takeBack()
    takeBackLists()
  }
}

/** Keeps what the server answered; what else shows this customer asks again. */
export const cacheCustomer = (customer: Customer): Customer => cache.put(customer, () => customer)
