import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import { undoSeconds } from '@darzi/tailoring/orders/life.ts'
import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, Member } from '../../http/request-context.ts'
import { entriesColumn, entriesRead, paymentsOf, type StoredEntry, standingOf } from '../ledger/api.ts'
import { dayIn } from '../shops/api.ts'
import { bareOrders, type CardRow, cardOf, dress } from './card-queries.ts'
import { needsOf } from './needs-of.ts'
import { photoOf, photosOf } from './photo-queries.ts'
import { type PieceRow, pieceOf, piecesOf } from './piece-queries.ts'
import { exceptionsOf, isUndoable, lastStanding } from './step-queries.ts'
import type { StepException } from './step-store.ts'

export interface ReadingOrder {
  member: Member
  now: Date
  app: Pick<Around['app'], 'settings'>
}

/** Everything about one order, as this member sees it. Throws notFound. */
export async function readOrder(tx: Tx, id: string, reading: ReadingOrder): Promise<Order> {
  const { member, now } = reading
  const [row, rows] = await Promise.all([wholeOrder(tx, id), piecesOf(tx, id)])
  if (!row) throw notFound()
  const needed = await needsOf(tx, rows)
  const { photos, entries, pinned_notes: notes, last_step: step } = row
  const pieces = rows.map((piece) => ({ piece, needs: needed(piece) }))
  const mayUndo = step && isUndoable(step) && (step.kind !== 'cancelled' || member.may('orders.cancel'))
  return {
    ...orderOf({ row, pieces, entries: entriesRead(entries) }, reading),
    photos: photos.map(photoOf),
    pinnedNotes: notes.map(({ text, name }) => ({ text, person: name ?? undefined })),
    exceptions: row.exceptions.flatMap(exceptionsIn),
    undo: mayUndo ? undoUntil({ id: step.id, at: new Date(step.at) }, now) : undefined,
  }
}

/** The order with all that hangs on it but its pieces, in one round trip. */
function wholeOrder(tx: Tx, id: string) {
  const own = sql.ref<string>('row.id')
  return dress(tx, bareOrders(tx).where('id', '=', id))
    .select([
      jsonArrayFrom(photosOf(tx, own)).as('photos'),
      jsonArrayFrom(pinnedNotesOf(tx, own)).as('pinned_notes'),
      jsonObjectFrom(lastStanding(tx, own)).as('last_step'),
      jsonArrayFrom(exceptionsOf(tx, own)).as('exceptions'),
      entriesColumn(tx, own).as('entries'),
    ])
    .executeTakeFirst()
}

interface Parts {
  row: CardRow
  /** In their order, each with what it cannot be cut without. */
  pieces: readonly { piece: PieceRow; needs: string[] }[]
  /** The lines of its ledger, oldest first. */
  entries: readonly StoredEntry[]
}

/** What follows from an order's own rows, read or just written. */
export function orderOf({ row, pieces, entries }: Parts, reading: ReadingOrder) {
  const { member, now } = reading
  const standing = { number: row.number, of: pieces.length, orderState: row.state }
  return {
    ...cardOf(row, { member, today: dayIn(member.shop.timeZone, now) }),
    ...ownFacts(row, reading),
    pieces: pieces.map(({ piece, needs }) => pieceOf(piece, { ...standing, needs })),
    payments: paymentsOf(entries, { ...standingOf(row), member }),
  }
}

function ownFacts(
  row: CardRow,
  { app }: ReadingOrder,
): Omit<Order, keyof OrderCard | 'photos' | 'payments' | 'pinnedNotes' | 'exceptions'> {
  return {
    piecesMinor: row.pieces_minor,
    rushMinor: row.rush_minor,
    discountMinor: row.discount_minor,
    writtenOffMinor: row.written_off_minor,
    taxMinor: row.tax_minor,
    roundOffMinor: row.round_off_minor,
    isBilled: row.billed_minor === null ? undefined : true,
    givenOfKeptMinor: row.given_of_kept_minor,
    notes: row.notes ?? undefined,
    source: row.source,
    pays: row.pays ?? undefined,
    deliveredAt: row.delivered_at?.toISOString(),
    cancelReason: row.cancel_reason ?? undefined,
    trial: row.trial_answer ? { answer: row.trial_answer, words: row.trial_words ?? undefined } : undefined,
    trackingUrl: `${app.settings.PUBLIC_URL ?? ''}/track/${row.tracking_token}`,
  }
}

/** Each on its own, as the page lists them; what lies in JSON has its instant as text. */
const exceptionsIn = ({ at, by, reason, exceptions }: StoredExceptions): Order['exceptions'] =>
  exceptions.map((each) => ({
    ...each,
    at: new Date(at).toISOString(),
    by: each.by ?? by ?? undefined,
    // The reason is asked for at the hand-over alone.
    reason: each.kind === 'owed' ? (reason ?? undefined) : undefined,
  }))

interface StoredExceptions {
  at: Date | string
  by: string | null
  reason: string | null
  exceptions: StepException[]
}

/** Offered for ten seconds; for a press that was on its way, undoing waits a little longer (see undo-step). */
function undoUntil({ id, at }: { id: string; at: Date }, now: Date): Order['undo'] {
  const until = new Date(at.getTime() + undoSeconds * 1000)
  return until > now ? { stepId: id, until: until.toISOString() } : undefined
}

/**
 * What is pinned on the customer of an order as a whole, and by name on those of the family it is sewn for; the newest first. A
 * note on anybody else says nothing of this order.
 */
const pinnedNotesOf = (tx: Tx, orderId: Expression<string>) =>
  tx
    .selectFrom('customer_notes as note')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'note.shop_id').onRef('orders.customer_id', '=', 'note.customer_id'),
    )
    .leftJoin('persons as person', (join) =>
      join.onRef('person.shop_id', '=', 'note.shop_id').onRef('person.id', '=', 'note.person_id'),
    )
    .select(['note.text', 'person.name'])
    .where('orders.id', '=', orderId)
    .where('note.is_pinned', '=', true)
    .where('note.deleted_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('note.person_id', 'is', null),
        exists(
          selectFrom('order_pieces as piece')
            .select('piece.id')
            .whereRef('piece.order_id', '=', 'orders.id')
            .whereRef('piece.person_id', '=', 'note.person_id'),
        ),
      ]),
    )
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
