import type { WorkCard, WorkPiece } from '@darzi/contract/workshop.ts'
import { daysLeft } from '@darzi/tailoring/orders/due.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { Member } from '../../http/request-context.ts'
import { barePieces, checksOfPiece, needsOf, photoUrl, pieceOf, ticksOfPiece } from '../orders/api.ts'

/** Pieces with what their work needs of the order, as far as this member may see them: cutters and stitchers their own. */
export function workRows(tx: Tx, member: Member) {
  const rows = barePieces(tx)
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'piece.shop_id').onRef('orders.id', '=', 'piece.order_id'),
    )
    .select(['orders.number', 'orders.customer_id', 'orders.state as order_state', 'orders.promised_on'])
    .select(['orders.workshop_on', 'orders.trial_on', 'orders.trial_answer', workDay.as('work_day')])
    .select(['piece.approval_asked_at', 'piece.approval_asked_by'])
    .select([givenTo.as('given_to'), checksOfPiece.as('checks'), ticksOfPiece.as('ticks')])
    .select((row) =>
      row
        .selectFrom('order_pieces as sibling')
        .select((count) => count.fn.countAll<number>().as('of'))
        .whereRef('sibling.order_id', '=', 'piece.order_id')
        .as('of'),
    )
  return member.may('orders.read') ? rows : rows.where(isGivenTo(member.id))
}
export type WorkRow = Awaited<ReturnType<ReturnType<typeof workRows>['executeTakeFirstOrThrow']>>

/** The day the work is to be done by: the workshop's own, else the promise. */
export const workDay = sql<string>`coalesce(orders.workshop_on, orders.promised_on)`

/** Who has the piece: given to them by name, or with the whole order. */
const givenTo = sql<{ id: string; name: string } | null>`(
  select json_build_object('id', members.id, 'name', members.name) from members
   where members.shop_id = piece.shop_id and members.id = coalesce(piece.assigned_to, orders.assigned_to))`

/** Given to them by name, or with the whole order when nobody else has the piece. */
export const isGivenTo = (memberId: string) =>
  sql<boolean>`coalesce(piece.assigned_to, orders.assigned_to) = ${memberId}::uuid`

/** Rows as cards of the board: without prices, phones or the rest of the customer. */
export async function dressCards(tx: Tx, rows: readonly WorkRow[], today: string): Promise<WorkCard[]> {
  const needed = await needsOf(tx, rows)
  return rows.map((row) => cardOf(row, { needs: needed(row), today }))
}

/** Rows with all that the work on them needs. */
export async function dressWork(tx: Tx, rows: readonly WorkRow[], today: string): Promise<WorkPiece[]> {
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))]
  const customerIds = [...new Set(rows.map(({ customer_id }) => customer_id))]
  const [needed, notes, photos] = await Promise.all([
    needsOf(tx, rows),
    pinnedNotes(tx, customerIds),
    workPhotos(tx, orderIds),
  ])
  return rows.map((row) => {
    const { addOns, ...card } = cardOf(row, { needs: needed(row), today })
    return {
      ...card,
      addOnNames: addOns.map(({ key, name }) => ({ key, name })),
      pinnedNotes: notes.filter((note) => isForWorkOn(row, note)).map(({ text }) => text),
      photos: photos
        .filter((photo) => photo.order_id === row.order_id && (photo.piece_id ?? row.id) === row.id)
        .map(({ id, note }) => ({
          id,
          thumbUrl: photoUrl(id, 'thumb'),
          url: photoUrl(id, 'full'),
          note: note ?? undefined,
        })),
    }
  })
}

function cardOf(row: WorkRow, { needs, today }: { needs: string[]; today: string }) {
  const standing = { number: row.number, of: row.of ?? 1, orderState: row.order_state, needs }
  const { priceMinor: _price, ...piece } = pieceOf(row, standing)
  const { approval_asked_at: askedAt, approval_asked_by: askedBy, checks, ticks } = row
  return {
    ...piece,
    orderId: row.order_id,
    orderState: row.order_state,
    promisedOn: row.promised_on,
    workshopOn: row.workshop_on ?? undefined,
    trialOn: row.trial_on ?? undefined,
    daysLeft: daysLeft(row.work_day, today),
    worker: row.given_to ?? undefined,
    approvalAsked: askedAt ? { at: askedAt.toISOString(), by: askedBy ?? undefined } : undefined,
    trialChange: row.trial_answer === 'change',
    checks: (checks ?? []).map(({ key, name }) => ({
      key,
      name,
      ticked: tickOf(ticks ?? [], key),
    })),
  }
}

function tickOf(ticks: readonly { key: string; by: string; at: string }[], key: string) {
  const tick = ticks.find((each) => each.key === key)
  return tick && { by: tick.by, at: new Date(tick.at).toISOString() }
}

interface PinnedNote {
  customer_id: string
  person_id: string | null
}

/** What is pinned on the record as a whole and on the person this is sewn for; the rest of the family's is not for this work. */
const isForWorkOn = (row: Pick<WorkRow, 'customer_id' | 'person_id'>, note: PinnedNote) =>
  note.customer_id === row.customer_id && (note.person_id === null || note.person_id === row.person_id)

const pinnedNotes = async (tx: Tx, customerIds: readonly string[]) =>
  customerIds.length === 0
    ? []
    : tx
        .selectFrom('customer_notes')
        .select(['customer_id', 'person_id', 'text'])
        .where('customer_id', 'in', customerIds)
        .where('is_pinned', '=', true)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()

/** What the work is to look like: cloth, style and stages; pictures of the customer are the counter's. */
const workPhotos = async (tx: Tx, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : tx
        .selectFrom('order_photos')
        .select(['id', 'order_id', 'piece_id', 'note'])
        .where('order_id', 'in', orderIds)
        .where('kind', '!=', 'customer')
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute()
