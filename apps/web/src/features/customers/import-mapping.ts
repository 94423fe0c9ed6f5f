/** Which column of a stranger's file is which field. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { CustomerImport, ImportField } from '@darzi/contract/customer-imports.ts'

export type Mapping = ApiRequest<'POST /api/customer-imports/:id/run'>['body']

export const fields = [
  'name',
  'phone',
  'email',
  'address',
  'notes',
  'tags',
  'bookNumber',
  'totalOrders',
  'totalSpent',
  'lastOrderDate',
] as const satisfies readonly ImportField[]

export const hasName = ({ columns }: Mapping) => Object.values(columns).includes('name')

/** The suggestions of the server as a mapping to begin with. */
export function suggestedMapping({ columns }: CustomerImport): Mapping {
  const suggested = columns.flatMap(({ index, suggested: field }) => (field ? [[index, field] as const] : []))
  return { columns: Object.fromEntries(suggested), dateOrder: 'dmy' }
}

/** Another field for a column, or none. */
export function remapped(mapping: Mapping, index: number, field: ImportField | undefined): Mapping {
  const { [index]: _, ...others } = mapping.columns
  return { ...mapping, columns: field ? { ...others, [index]: field } : others }
}
