import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import type { ChosenStyle, Stage } from '@darzi/tailoring/garments/garment.ts'
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { searchText } from '@darzi/tailoring/names/search-key.ts'
import type { OrderState, PieceState } from '@darzi/tailoring/orders/life.ts'
import { life } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { ChosenAddOn, MeasurementSnapshot, PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import { addOnsMinor, priceOf } from '@darzi/tailoring/orders/price.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { DB } from '../../db/types.ts'
import type { OrderWriteContext } from './order-write-context.ts'

/** One garment as it is written down: everything of the moment it was ordered. */
export interface NewPiece {
  id: string
  person: { id: string; name: string }
  garment: { key: string; name?: string }
  styles: ChosenStyle[]
  cloth?: PieceCloth
  notes?: string
  /** 0 while a public form's order waits to be priced. */
  priceMinor: number
  addOns: ChosenAddOn[]
  isUrgent: boolean
  snapshot?: MeasurementSnapshot
  stages: Stage[]
  /** The garment of the shop's collection it was ordered as. */
  collection?: OrderedFromCollection
}

export interface NewOrder {
  id: string
  customer: { id: string; name: string; phone: string | null }
  source: 'counter' | 'customer_form' | 'tailor_form' | 'collection'
  state: Extract<OrderState, 'pending' | 'approved'>
  priority: 'high' | 'medium' | 'low'
  orderedOn: string
  trialOn?: string
  promisedOn: string
  workshopOn: string
  discountMinor: number
  notes?: string
  trackingToken: string
  /** Of what was sent under its id; see same-sending. */
  sentHash?: Buffer
  pieces: NewPiece[]
}

/**
 * Locks the shop's order numbers until the transaction ends, and answers the last one given. What is asked after it
 * (is this id taken, is there room) still holds when the order is written.
 */
export async function lockNumbers(tx: Tx, shopId: string): Promise<number> {
  const { last } = await tx
    .insertInto('shop_counters')
    .values({ shop_id: shopId, name: 'orders', last: 0 })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'name']).doUpdateSet((row) => ({ last: row.ref('shop_counters.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** What an order of this id was made from; undefined when there is none. */
export const findSending = (tx: Tx, id: string) =>
  tx.selectFrom('orders').select('sent_hash').where('id', '=', id).executeTakeFirst()

/** What is told to whoever ordered from outside. */
export const findPlaced = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .select(['number', 'tracking_token', 'total_minor', 'currency', 'promised_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export async function isTaken(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function isAnyTaken(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('orders').select('id').orderBy('number').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Writes an order with its pieces under locked numbers; answers how many pieces were new, for an id may be taken. */
export async function insertOrder(
  tx: Tx,
  writeContext: OrderWriteContext,
  order: NewOrder,
  number: number,
): Promise<number> {
  const [, , written] = await Promise.all([
    tx.updateTable('shop_counters').set({ last: number }).where('name', '=', 'orders').execute(),
    tx
      .insertInto('orders')
      .values((row) => ({
        ...orderRow(writeContext, order, number),
        currency: currencyNow(row, writeContext.shopId),
      }))
      .execute(),
    tx
      .insertInto('order_pieces')
      .values(order.pieces.map((piece, place) => pieceRow(writeContext, order, piece, place)))
      .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
      .returning('id')
      .execute(),
  ])
  return written.length
}

/** Read under the locked numbers: the shop's currency stands as soon as it has an order (see has-orders). */
const currencyNow = (row: ExpressionBuilder<DB, 'orders'>, shopId: string) =>
  row.selectFrom('shops').select('shops.currency').where('shops.id', '=', shopId).$asScalar().$notNull()

function orderRow(writeContext: OrderWriteContext, order: NewOrder, number: number) {
  const { piecesMinor, totalMinor } = priceOf(order.pieces, order.discountMinor)
  return {
    shop_id: writeContext.shopId,
    id: order.id,
    number,
    customer_id: order.customer.id,
    source: order.source,
    state: order.state,
    tailor_state: life[order.state].tailor,
    priority: order.priority,
    ordered_on: order.orderedOn,
    trial_on: order.trialOn ?? null,
    promised_on: order.promisedOn,
    workshop_on: order.workshopOn,
    notes: kept(order.notes),
    sent_hash: order.sentHash ?? null,
    pieces_minor: piecesMinor,
    discount_minor: order.discountMinor,
    total_minor: totalMinor,
    tracking_token: order.trackingToken,
    created_by: writeContext.memberId,
    created_at: writeContext.now,
    updated_at: writeContext.now,
    approved_at: order.state === 'pending' ? null : writeContext.now,
    search_text: orderSearchText({
      number,
      customer: order.customer,
      people: order.pieces.map(({ person }) => person.name),
    }),
  }
}

function pieceRow(writeContext: OrderWriteContext, order: NewOrder, piece: NewPiece, place: number) {
  const state: PieceState = 'waiting'
  return {
    shop_id: writeContext.shopId,
    id: piece.id,
    order_id: order.id,
    position: place + 1,
    person_id: piece.person.id,
    person_name: piece.person.name,
    garment_key: piece.garment.key,
    garment_name: piece.garment.name ?? null,
    stages: JSON.stringify(piece.stages),
    stage: 0,
    state,
    stage_since: writeContext.now,
    snapshot: piece.snapshot ? JSON.stringify(piece.snapshot) : null,
    collection: piece.collection ? JSON.stringify(piece.collection) : null,
    ...pieceColumns(piece),
  }
}

/** The columns of what a form may change of a piece later. */
export function pieceColumns(
  piece: Pick<NewPiece, 'styles' | 'cloth' | 'notes' | 'priceMinor' | 'addOns' | 'isUrgent'>,
) {
  return {
    styles: JSON.stringify(piece.styles),
    cloth: JSON.stringify(clothOf(piece)),
    notes: kept(piece.notes),
    price_minor: piece.priceMinor,
    is_urgent: piece.isUrgent,
    add_ons: JSON.stringify(piece.addOns),
    add_ons_minor: addOnsMinor(piece),
  }
}

/** Notes are printed and read aloud: without hidden signs, and none rather than empty. */
const kept = (notes: string | undefined) => normaliseLines(notes ?? '') || null

function clothOf({ cloth }: Pick<NewPiece, 'cloth'>) {
  if (!cloth) return {}
  const { type, colour, code, ...rest } = cloth
  return { ...rest, ...named({ type, colour, code }) }
}

const named = (names: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (name ? [[key, normaliseName(name)]] : [])),
  )

interface Found {
  number: number
  customer: { name: string; phone: string | null }
  people: readonly string[]
}

/** What finds an order: its number, its customer's name and phone, and whom its garments are for. */
export function orderSearchText({ number, customer, people }: Found): string {
  return searchText({
    names: [...new Set([customer.name, ...people])],
    phone: customer.phone ?? undefined,
    number: orderNumber(number),
  })
}
