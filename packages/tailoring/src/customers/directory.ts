/**
 * The order of the directory, the same in the browser's cache as in the server's SQL. Ties are broken by id in the
 * direction of the sort, so that a list never shuffles between two looks at it.
 */
export type DirectorySort = 'lastOrder' | 'name' | 'totalOrders' | 'totalSpent'

export interface Listed {
  id: string
  name: string
  /** YYYY-MM-DD, absent before the first order. */
  lastOrderDate?: string
  totalOrders: number
  totalSpentMinor: number
}

type Comparison = (a: Listed, b: Listed) => number

/** Compares two customers for a sort; never 0 for two different records. */
export function inDirectoryOrder(sort: DirectorySort): Comparison {
  return comparisons[sort]
}

/** English sorts by the root rules of Unicode, as the database's und-x-icu does. */
const collator = new Intl.Collator('en')
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const comparisons = {
  /** Newest first; who never ordered stands last. ISO days compare as text. */
  lastOrder: (a, b) => compare(b.lastOrderDate ?? '', a.lastOrderDate ?? '') || compare(b.id, a.id),
  name: (a, b) => collator.compare(a.name, b.name) || compare(a.name, b.name) || compare(a.id, b.id),
  totalOrders: (a, b) => b.totalOrders - a.totalOrders || compare(b.id, a.id),
  totalSpent: (a, b) => b.totalSpentMinor - a.totalSpentMinor || compare(b.id, a.id),
} satisfies Record<DirectorySort, Comparison>
