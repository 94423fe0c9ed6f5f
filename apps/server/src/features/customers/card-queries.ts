import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { Member } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { customerNumber } from './customer-number.ts'

const columns = [
  'id',
  'number',
  'name',
  'phone',
  'email',
  'address',
  'notes',
  'tags',
  'photo_id',
  'state',
  'last_order_on',
  'last_order_key',
  'orders_count',
  'spent_minor',
  'created_at',
  'version',
  'book_number',
  'merged_into',
  'import_id',
  'awaits_quota',
  'earlier_orders',
  'earlier_spent_minor',
  'earlier_last_order_on',
] as const

/** The rows of a list, before anything is added to them: narrow, order and limit this, then dress() it. */
export const bareCustomers = (tx: Tx) => tx.selectFrom('customers').select(columns)
export type BareCustomers = ReturnType<typeof bareCustomers>

/** Adds what a card shows beside the record itself; asked for the rows of the page only. */
export function dress(tx: Tx, page: BareCustomers) {
  return tx
    .selectFrom(page.as('customer'))
    .select(columns)
    .select((card) => [
      card
        .selectFrom('files as photo')
        .select(sql<PhotoSize>`json_build_object('width', photo.width, 'height', photo.height)`.as('size'))
        .whereRef('photo.id', '=', 'customer.photo_id')
        .as('photo_size'),
      card
        .selectFrom('persons')
        .select((count) => count.fn.countAll<number>().as('persons'))
        .whereRef('persons.customer_id', '=', 'customer.id')
        .where('persons.removed_at', 'is', null)
        .as('persons'),
      card
        .selectFrom('customer_notes as note')
        .select('note.text')
        .whereRef('note.customer_id', '=', 'customer.id')
        .where('note.is_pinned', '=', true)
        .where('note.deleted_at', 'is', null)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('note.person_id', 'is', null),
            exists(
              selectFrom('persons as own')
                .select('own.id')
                .whereRef('own.id', '=', 'note.person_id')
                .where('own.is_customer', '=', true),
            ),
          ]),
        )
        .orderBy('note.created_at', 'desc')
        .orderBy('note.id', 'desc')
        .limit(1)
        .as('pinned_note'),
    ])
}
interface PhotoSize {
  width: number
  height: number
}
export type DressedCustomer = Awaited<ReturnType<ReturnType<typeof dress>['executeTakeFirstOrThrow']>>

/** A row as the contract's card, as this member sees it. */
export function cardOf(row: DressedCustomer, viewer: Member): CustomerCard {
  const phone = row.phone ?? undefined
  return {
    id: row.id,
    number: customerNumber(row.number),
    name: row.name,
    tags: row.tags,
    phone,
    phoneShown: phone && showPhone(phone, viewer.shop.country),
    email: row.email ?? undefined,
    address: row.address ?? undefined,
    notes: row.notes ?? undefined,
    photo: photoOf(row),
    persons: row.persons ?? 0,
    pinnedNote: row.pinned_note ?? undefined,
    lastOrderDate: row.last_order_on ?? undefined,
    totalOrders: row.orders_count,
    totalSpentMinor: row.spent_minor,
    isArchived: row.state === 'archived',
    createdAt: row.created_at.toISOString(),
    version: row.version,
    can: whatMay(viewer, row.state),
  }
}

function photoOf({ photo_id: id, photo_size: size }: DressedCustomer) {
  if (!id || !size) return undefined
  return { id, ...size, thumbUrl: `/api/photos/${id}/thumb`, url: `/api/photos/${id}/full` }
}

function whatMay(viewer: Member, state: DressedCustomer['state']) {
  const isStanding = state !== 'merged'
  const edit = isStanding && viewer.may('customers.write')
  return { edit, archive: edit, merge: isStanding && viewer.may('customers.merge') }
}
