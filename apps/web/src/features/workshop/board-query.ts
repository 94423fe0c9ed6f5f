/** Which pieces of the board are asked for; it stands in the address. */
import { dueFilters, markFilters } from '@darzi/tailoring/workshop/filters.ts'
import { useListQuery } from '../../kits/list/define-list.ts'
import { listQuery, oneOf, type QueryOf, text } from '../../kits/list/list-query.ts'

const fields = {
  q: text(),
  /** `me`, `none`, or a member. */
  worker: text(),
  due: oneOf(dueFilters, 'all'),
  garment: text(),
  mark: oneOf(markFilters, 'all'),
}
export type BoardQuery = QueryOf<typeof fields>

export const boardQuery = listQuery(fields)

/** Stands in the address too and is no filter: the column a phone shows. */
const besides = ['column'] as const

export function useBoardQuery() {
  return useListQuery(boardQuery, besides)
}
