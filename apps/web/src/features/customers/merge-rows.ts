/** What two records say and what stays of them, row by row, as the merge dialog shows it. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { mergeFields } from '@darzi/tailoring/customers/merge.ts'

export interface MergeRow {
  field:
    | 'name'
    | 'phone'
    | 'email'
    | 'address'
    | 'bookNumber'
    | 'notes'
    | 'tags'
    | 'orders'
    | 'spent'
    | 'lastOrder'
    | 'people'
  ofKept: string
  ofOther: string
  result: string
}

interface Writing {
  money: (minor: number) => string
  day: (day: string) => string
}

/** Rows where neither record says anything are left out. */
export function mergeRows(kept: Customer, other: Customer, { money, day }: Writing): MergeRow[] {
  const [mine, theirs] = [fieldsOf(kept), fieldsOf(other)]
  const both = mergeFields(mine, theirs)
  const people = [namesOf(kept), namesOf(other)] as const
  const written = (fields: typeof both): Omit<Record<MergeRow['field'], string>, 'people'> => ({
    name: fields.name,
    phone: fields.phone ?? '',
    email: fields.email ?? '',
    address: fields.address ?? '',
    bookNumber: fields.bookNumber ?? '',
    notes: fields.notes ?? '',
    tags: fields.tags.join(', '),
    orders: String(fields.totalOrders),
    spent: money(fields.totalSpentMinor),
    lastOrder: fields.lastOrderOn ? day(fields.lastOrderOn) : '',
  })
  const [ofKept, ofOther, result] = [written(mine), written(theirs), written(both)]
  const rows = order.map((field) => ({
    field,
    ofKept: ofKept[field],
    ofOther: ofOther[field],
    result: result[field],
  }))
  const all: MergeRow[] = [
    ...rows,
    { field: 'people', ofKept: people[0], ofOther: people[1], result: people.filter(Boolean).join(', ') },
  ]
  return all.filter((row) => row.ofKept !== '' || row.ofOther !== '')
}

const order = [
  'name',
  'phone',
  'email',
  'address',
  'bookNumber',
  'notes',
  'tags',
  'orders',
  'spent',
  'lastOrder',
] as const

function fieldsOf(customer: Customer) {
  return {
    ...customer,
    phone: customer.phoneShown,
    photoId: customer.photo?.id,
    lastOrderOn: customer.lastOrderDate,
  }
}

const namesOf = ({ people }: Customer) => people.map((person) => person.name).join(', ')
