import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../db/tx.ts'
import type { DB } from '../../db/types.ts'
import { notFound } from '../../http/app-error.ts'
import type { Member } from '../../http/request-context.ts'
import { bareCustomers, cardOf, type DressedCustomer, dress } from './card-queries.ts'
import { customerNumber } from './customer-number.ts'
import { mergeUndoDays } from './merge-columns.ts'

interface Viewing {
  member: Member
  now: Date
}

/** Everything about one record, merged ones too, as this member sees it; one round trip. Throws notFound. */
export async function readCustomer(tx: Tx, id: string, { member, now }: Viewing): Promise<Customer> {
  const row = await dress(tx, bareCustomers(tx).where('id', '=', id))
    .select((of) => [
      jsonArrayFrom(peopleOf(of)).as('people'),
      jsonArrayFrom(notesOf(of)).as('note_list'),
      jsonArrayFrom(samePhoneAs(of)).as('same_phone'),
      jsonArrayFrom(openMerges(of, now)).as('merges'),
    ])
    .executeTakeFirst()
  if (!row) throw notFound()
  return {
    ...cardOf(row, member),
    ...ownFacts(row),
    people: row.people.map((person) => ({
      id: person.id,
      name: person.name,
      isCustomer: person.is_customer,
      relation: person.relation ?? undefined,
      sizing: person.sizing ?? undefined,
      birthYear: person.birth_year ?? undefined,
      notes: person.notes ?? undefined,
    })),
    noteList: row.note_list.map((note) => ({
      id: note.id,
      text: note.text,
      isPinned: note.is_pinned,
      personId: note.person_id ?? undefined,
      author: note.author_name ?? undefined,
      createdAt: new Date(note.created_at).toISOString(),
    })),
    samePhone: row.same_phone.map((other) => ({ ...other, number: customerNumber(other.number) })),
    merges: row.merges.map((merge) => ({
      ...merge,
      number: customerNumber(merge.number),
      at: new Date(merge.at).toISOString(),
    })),
  }
}

function ownFacts(row: DressedCustomer) {
  return {
    bookNumber: row.book_number ?? undefined,
    mergedInto: row.merged_into ?? undefined,
    importId: row.import_id ?? undefined,
    awaitsQuota: row.awaits_quota || undefined,
    earlier: {
      orders: row.earlier_orders,
      spentMinor: row.earlier_spent_minor,
      lastOrderDate: row.earlier_last_order_on ?? undefined,
    },
  }
}

/** What is read of the record in hand; its columns are `customer`. */
type OfRecord = ExpressionBuilder<DB & { customer: DB['customers'] }, 'customer'>

/** The customer first, then the family in the order it was written. */
const peopleOf = (of: OfRecord) =>
  of
    .selectFrom('persons')
    .select(['id', 'name', 'is_customer', 'relation', 'sizing', 'birth_year', 'notes'])
    .whereRef('customer_id', '=', 'customer.id')
    .where('removed_at', 'is', null)
    .orderBy('is_customer', 'desc')
    .orderBy('created_at')
    .orderBy('id')

/** Pinned notes first, then the newest. */
const notesOf = (of: OfRecord) =>
  of
    .selectFrom('customer_notes')
    .select(['id', 'text', 'is_pinned', 'person_id', 'author_name', 'created_at'])
    .whereRef('customer_id', '=', 'customer.id')
    .where('deleted_at', 'is', null)
    .orderBy('is_pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

const samePhoneAs = (of: OfRecord) =>
  of
    .selectFrom('customers as other')
    .select(['other.id', 'other.number', 'other.name'])
    .whereRef('other.phone', '=', 'customer.phone')
    .whereRef('other.id', '!=', 'customer.id')
    .where('customer.state', '!=', 'merged')
    .where('other.state', '!=', 'merged')
    .orderBy('other.number')
    .limit(20)

/** Merges into this record that can still be undone, the latest first: they are undone in that order. */
const openMerges = (of: OfRecord, now: Date) =>
  of
    .selectFrom('customer_merges as merge')
    .innerJoin('customers as gone', 'gone.id', 'merge.gone_id')
    .select(['merge.id', 'merge.at', 'gone.name', 'gone.number'])
    .whereRef('merge.kept_id', '=', 'customer.id')
    .where('merge.undone_at', 'is', null)
    .where('merge.at', '>=', new Date(now.getTime() - mergeUndoDays * 24 * 3600_000))
    .orderBy('merge.id', 'desc')
