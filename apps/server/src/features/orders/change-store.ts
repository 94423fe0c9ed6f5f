import { life, type PieceState } from '@darzi/tailoring/orders/life.ts'
import { type QueryCreator, sql, type Updateable } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { DB, OrdersTable } from '../../db/types.ts'
import { notFound } from '../../http/app-error.ts'

/** The order with its pieces as they stand, locked until the transaction ends. Throws notFound. */
export async function lockOrder(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'customer_id',
      'source',
      'state',
      'priority',
      'ordered_on',
      'trial_on',
      'promised_on',
      'workshop_on',
      'delivered_at',
      'currency',
      'pieces_minor',
      'rush_minor',
      'discount_minor',
      'total_minor',
      'written_off_minor',
      'tax_minor',
      'round_off_minor',
      'billed_minor',
      'paid_minor',
      'notes',
      'assigned_to',
      'version',
      'trial_answer',
      'trial_words',
    ] as const)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, pieces: await lockedPieces(tx, id) }
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>
export type LockedPiece = LockedOrder['pieces'][number]

/** What made or lowered its price beside the pieces and the discount. */
export const addedOf = (order: Pick<LockedOrder, 'written_off_minor' | 'tax_minor' | 'round_off_minor'>) => ({
  writtenOffMinor: order.written_off_minor,
  taxMinor: order.tax_minor,
  roundOffMinor: order.round_off_minor,
})

/** The lock on the order keeps its pieces: whoever changes a piece locks the order first. */
const lockedPieces = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_pieces')
    .select([
      'id',
      'position',
      'person_id',
      'person_name',
      'garment_key',
      'stages',
      'stage',
      'state',
      'assigned_to',
      'price_minor',
      'reworks',
      'collection',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export type OrderChange = Omit<
  Updateable<OrdersTable>,
  'shop_id' | 'id' | 'number' | 'version' | 'tailor_state' | 'paid_minor' | 'written_off_minor'
>

/** Writes a change of a locked order; its version counts up, so that a screen with the old one is told. */
export async function changeOrder(tx: Tx, changing: { id: string; now: Date }, change: OrderChange) {
  await changedOrder(tx, changing, change).execute()
}

/** The same as a part of a statement that writes more. */
export function changedOrder(
  db: QueryCreator<DB>,
  { id, now }: { id: string; now: Date },
  change: OrderChange,
) {
  const tailor = change.state ? { tailor_state: life[change.state].tailor } : {}
  return db
    .updateTable('orders')
    .set({ ...change, ...tailor, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
}

export interface PieceChange {
  id: string
  stage: number
  state: PieceState
  /** Added to how often the piece came back. */
  reworks?: number
  /** Sizes it goes past Cutting without from now on, beside those before. */
  cutWithout?: readonly string[]
  /** Sizes that are asked for again, since the step that went without them is undone. */
  asksAgain?: readonly string[]
}

/** The part of a statement that writes where pieces of a locked order stand now. */
export function movedPieces(db: QueryCreator<DB>, pieces: readonly PieceChange[], now: Date) {
  const changes = pieces.map(({ id, stage, state, reworks = 0, cutWithout = [], asksAgain = [] }) => ({
    id,
    stage,
    state,
    reworks,
    without: cutWithout,
    again: asksAgain,
  }))
  const rows = sql<Moved>`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)`
  const columns = sql`change (id uuid, stage integer, state text, reworks integer, without jsonb, again jsonb)`
  return db
    .updateTable('order_pieces')
    .from(rows.as<'change'>(columns))
    .set(({ ref }) => ({
      stage: ref('change.stage'),
      state: ref('change.state'),
      stage_since: now,
      approval_asked_at: null,
      approval_asked_by: null,
      reworks: sql<number>`order_pieces.reworks + change.reworks`,
      cut_without: sql<string>`(order_pieces.cut_without || change.without)
        - array(select jsonb_array_elements_text(change.again))`,
    }))
    .whereRef('order_pieces.id', '=', 'change.id')
}

interface Moved {
  id: string
  stage: number
  state: PieceState
}
