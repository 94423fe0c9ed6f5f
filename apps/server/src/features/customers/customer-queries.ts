import type { Customer, Note, Person } from '@darzi/contract/customer-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Member } from '../../http/request-context.ts'
import { bareCustomers, cardOf, type DressedCustomer, dress } from './card-queries.ts'
import { customerNumber } from './customer-number.ts'
import { mergeUndoDays } from './merge-columns.ts'

interface Viewing {
  member: Member
  now: Date
}

/** Everything about one record, merged ones too, as this member sees it. Throws notFound. */
export async function readCustomer(tx: Tx, id: string, { member, now }: Viewing): Promise<Customer> {
  const [row, people, noteList, samePhone, merges] = await Promise.all([
    dress(tx, bareCustomers(tx).where('id', '=', id)).executeTakeFirst(),
    peopleOf(tx, id),
    notesOf(tx, id),
    samePhoneAs(tx, id),
    openMerges(tx, id, now),
  ])
  if (!row) throw notFound()
  return { ...cardOf(row, member), ...ownFacts(row), people, noteList, samePhone, merges }
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

/** The customer first, then the family in the order it was written. */
async function peopleOf(tx: Tx, customerId: string): Promise<Person[]> {
  const rows = await tx
    .selectFrom('persons')
    .select(['id', 'name', 'is_customer', 'relation', 'sizing', 'birth_year', 'notes'])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('is_customer', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isCustomer: row.is_customer,
    relation: row.relation ?? undefined,
    sizing: row.sizing ?? undefined,
    birthYear: row.birth_year ?? undefined,
    notes: row.notes ?? undefined,
  }))
}

/** Pinned notes first, then the newest. */
async function notesOf(tx: Tx, customerId: string): Promise<Note[]> {
  const rows = await tx
    .selectFrom('customer_notes')
    .select(['id', 'text', 'is_pinned', 'person_id', 'author_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('is_pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    isPinned: row.is_pinned,
    personId: row.person_id ?? undefined,
    author: row.author_name ?? undefined,
    createdAt: row.created_at.toISOString(),
  }))
}

async function samePhoneAs(tx: Tx, id: string) {
  const rows = await tx
    .selectFrom('customers as own')
    .innerJoin('customers as other', 'other.phone', 'own.phone')
    .select(['other.id', 'other.number', 'other.name'])
    .where('own.id', '=', id)
    .where('own.state', '!=', 'merged')
    .where('other.id', '!=', id)
    .where('other.state', '!=', 'merged')
    .orderBy('other.number')
    .limit(20)
    .execute()
  return rows.map((row) => ({ id: row.id, number: customerNumber(row.number), name: row.name }))
}

/** Merges into this record that can still be undone, the latest first: they are undone in that order. */
async function openMerges(tx: Tx, keptId: string, now: Date) {
  const since = new Date(now.getTime() - mergeUndoDays * 24 * 3600_000)
  const rows = await tx
    .selectFrom('customer_merges as merge')
    .innerJoin('customers as gone', 'gone.id', 'merge.gone_id')
    .select(['merge.id', 'merge.at', 'gone.name', 'gone.number'])
    .where('merge.kept_id', '=', keptId)
    .where('merge.undone_at', 'is', null)
    .where('merge.at', '>=', since)
    .orderBy('merge.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: customerNumber(row.number),
    at: row.at.toISOString(),
  }))
}
