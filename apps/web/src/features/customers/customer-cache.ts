/** Shows a change of customers at once in every open list and record, and takes it back when it is refused. */
import type { Customer, CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { queries } from '../../data/queries.ts'
import { customerKey, type DirectoryPages, listKey } from './customer-queries.ts'

/** A changed card, or undefined for one that leaves the lists. */
export type CardChange = (card: CustomerCard) => CustomerCard | undefined

/** Changes the cards of these customers wherever a list shows them; the answer takes it back. */
export function showInLists(ids: readonly string[], change: CardChange): () => void {
  const wanted = new Set(ids)
  void queries.cancelQueries({ queryKey: listKey })
  const before = queries.getQueriesData<DirectoryPages>({ queryKey: listKey })
  queries.setQueriesData<DirectoryPages>(
    { queryKey: listKey },
    (list) => list && inPages(list, wanted, change),
  )
  return () => {
    for (const [key, list] of before) queries.setQueryData(key, list)
    askListsAgain()
  }
}

function inPages(list: DirectoryPages, wanted: ReadonlySet<string>, change: CardChange): DirectoryPages {
  const pages = list.pages.map((page) => {
    if (!page.rows.some((row) => wanted.has(row.id))) return page
    const rows = page.rows.flatMap((row) => (wanted.has(row.id) ? (change(row) ?? []) : row))
    return { ...page, rows }
  })
  return { ...list, pages }
}

/** Shows a change of one customer on the open record and in the lists; the answer takes it back. */
export function showChange(id: string, change: Partial<Customer>): () => void {
  const key = customerKey(id)
  void queries.cancelQueries({ queryKey: key })
  const before = queries.getQueryData<Customer>(key)
  if (before) queries.setQueryData<Customer>(key, { ...before, ...change })
  const takeBackLists = showInLists([id], (card) => ({ ...card, ...change }))
  return () => {
    if (before) queries.setQueryData<Customer>(key, before)
    void queries.invalidateQueries({ queryKey: key })
    takeBackLists()
  }
}

/** Keeps what the server answered; what else shows this customer asks again. */
export function cacheCustomer(customer: Customer): Customer {
  queries.setQueryData<Customer>(customerKey(customer.id), customer)
  showInLists([customer.id], () => customer)
  askListsAgain(customer.id)
  return customer
}

/** Lists and figures that a change may have touched. The record itself has just been answered. */
export function askListsAgain(except?: string): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === 'customers' &&
      !(queryKey[1] === 'one' && queryKey[2] === except) &&
      queryKey[1] !== 'imports',
  })
  void queries.invalidateQueries({ queryKey: ['shops', 'dashboard'] })
}
