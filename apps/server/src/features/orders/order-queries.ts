import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import { undoSeconds } from '@darzi/tailoring/orders/life.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, Member } from '../../http/request-context.ts'
import { readPayments, standingOf } from '../ledger/api.ts'
import { dayIn } from '../shops/api.ts'
import { bareOrders, cardOf, type DressedOrder, dress } from './card-queries.ts'
import { needsOf } from './needs-of.ts'
import { photosOf } from './photo-queries.ts'
import { pieceOf, piecesOf } from './piece-queries.ts'
import { lastUndoable } from './step-queries.ts'

export interface ReadingOrder {
  member: Member
  now: Date
  app: Pick<Around['app'], 'settings'>
}

/** Everything about one order, as this member sees it. Throws notFound. */
export async function readOrder(tx: Tx, id: string, reading: ReadingOrder): Promise<Order> {
  const { member, now } = reading
  const [row, rows, photos, pinnedNotes, step] = await Promise.all([
    dress(tx, bareOrders(tx).where('id', '=', id)).executeTakeFirst(),
    piecesOf(tx, id),
    photosOf(tx, id),
    pinnedNotesOf(tx, id),
    lastUndoable(tx, id),
  ])
  if (!row) throw notFound()
  const ledger = { orderId: id, ...standingOf(row), member }
  const [payments, needed] = await Promise.all([readPayments(tx, ledger), needsOf(tx, rows)])
  const standing = { number: row.number, of: rows.length, orderState: row.state }
  return {
    ...cardOf(row, { member, today: dayIn(member.shop.timeZone, now) }),
    ...ownFacts(row, reading),
    pieces: rows.map((piece) => pieceOf(piece, { ...standing, needs: needed(piece) })),
    photos,
    payments,
    pinnedNotes,
    undo:
      step && (step.kind !== 'cancelled' || member.may('orders.cancel')) ? undoUntil(step, now) : undefined,
  }
}

function ownFacts(
  row: DressedOrder,
  { app }: ReadingOrder,
): Omit<Order, keyof OrderCard | 'photos' | 'payments' | 'pinnedNotes'> {
  return {
    piecesMinor: row.pieces_minor,
    discountMinor: row.discount_minor,
    writtenOffMinor: row.written_off_minor,
    givenOfKeptMinor: row.given_of_kept_minor,
    notes: row.notes ?? undefined,
    source: row.source,
    deliveredAt: row.delivered_at?.toISOString(),
    cancelReason: row.cancel_reason ?? undefined,
    trial: row.trial_answer ? { answer: row.trial_answer, words: row.trial_words ?? undefined } : undefined,
    trackingUrl: `${app.settings.PUBLIC_URL ?? ''}/track/${row.tracking_token}`,
  }
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
async function pinnedNotesOf(tx: Tx, orderId: string): Promise<Order['pinnedNotes']> {
  const rows = await tx
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
    .execute()
  return rows.map(({ text, name }) => ({ text, person: name ?? undefined }))
}
