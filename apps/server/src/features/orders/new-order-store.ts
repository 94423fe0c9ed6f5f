import { life } from '@darzi/tailoring/orders/life.ts'
import { priceOf } from '@darzi/tailoring/orders/price.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import type { DB } from '../../db/types.ts'
import { type DatedEvent, eventRow, waking } from '../../events/publish-event.ts'
import { addOwnOrder } from '../customers/api.ts'
import { type NewOrder, orderSearchText } from './order-store.ts'
import { actorOf, type OrderWriteContext } from './order-write-context.ts'
import { newPieceFacts, normaliseNotes } from './piece-rows.ts'
import { type NewStep, stepRow } from './step-store.ts'

interface Inserting {
  order: NewOrder
  number: number
  event: DatedEvent
  step: NewStep
}

/**
 * Writes an order under locked numbers in one statement: its number, its pieces, its first step, its customer's totals and the
 * event. Answers what of it was new, for an id may be taken and the customer may have changed since they were read; whoever asked
 * refuses what is not, and then nothing of it stays.
 */
export async function insertOrder(tx: Tx, writeContext: OrderWriteContext, inserting: Inserting) {
  const { order, number, event, step } = inserting
  const { shopId } = writeContext
  const row = orderRow(writeContext, order, number)
  const isTakenOn = row.approved_at !== null
  const { currency, pieces, customers } = await tx
    .with('counter', (db) =>
      db.updateTable('shop_counters').set({ last: number }).where('name', '=', 'orders').returning('last'),
    )
    .with('taken', (db) =>
      db
        .insertInto('orders')
        .values((shop) => ({ ...row, currency: currencyNow(shop, shopId) }))
        .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
        .returning('currency'),
    )
    .with('sewn', (db) =>
      db
        .insertInto('order_pieces')
        .values(order.pieces.map((piece, place) => pieceRow(writeContext, order, { piece, place })))
        // Of an order that is there already its places are taken as well.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('begun', (db) => db.insertInto('order_steps').values(stepRow(writeContext, step)).returning('id'))
    .with('counted', (db) =>
      addOwnOrder(db, order.customer, {
        orders: isTakenOn ? 1 : 0,
        spentMinor: isTakenOn ? row.total_minor : 0,
        lastOrderOn: isTakenOn ? order.orderedOn : null,
      }),
    )
    .insertInto('events')
    .values(eventRow(actorOf(writeContext), event))
    .returning(({ selectFrom }) => [
      selectFrom('taken').select('taken.currency').as('currency'),
      selectFrom('sewn')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('pieces'),
      selectFrom('counted')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('customers'),
      waking(shopId, event).as('woken'),
      waking(shopId, { subject: { type: 'customer', id: order.customer.id }, kind: event.kind }).as(
        'woken_too',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { row, currency, newPieces: Number(pieces), isCustomerAsRead: Number(customers) === 1 }
}

/** Read under the locked numbers: the shop's currency stands as soon as it has an order (see has-orders). */
const currencyNow = (row: ExpressionBuilder<DB, 'orders'>, shopId: string) =>
  row.selectFrom('shops').select('shops.currency').where('shops.id', '=', shopId).$asScalar().$notNull()

function orderRow(writeContext: OrderWriteContext, order: NewOrder, number: number) {
  const { piecesMinor, rushMinor, totalMinor } = priceOf(order.pieces, order)
  return {
    shop_id: writeContext.shopId,
    id: order.id,
    number,
    customer_id: order.customer.id,
    source: order.source,
    pays: order.pays ?? null,
    state: order.state,
    tailor_state: life[order.state].tailor,
    priority: order.priority,
    ordered_on: order.orderedOn,
    trial_on: order.trialOn ?? null,
    promised_on: order.promisedOn,
    workshop_on: order.workshopOn,
    notes: normaliseNotes(order.notes),
    sent_hash: order.sentHash ?? null,
    pieces_minor: piecesMinor,
    rush_minor: rushMinor,
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
export type NewOrderRow = ReturnType<typeof orderRow>

function pieceRow(
  { shopId, now }: OrderWriteContext,
  order: NewOrder,
  { piece, place }: { piece: NewOrder['pieces'][number]; place: number },
) {
  const facts = newPieceFacts(order, { piece, place, now })
  const { stages, snapshot, collection, styles, cloth, add_ons } = facts
  return {
    ...facts,
    shop_id: shopId,
    stages: JSON.stringify(stages),
    snapshot: snapshot && JSON.stringify(snapshot),
    collection: collection && JSON.stringify(collection),
    styles: JSON.stringify(styles),
    cloth: JSON.stringify(cloth),
    add_ons: JSON.stringify(add_ons),
  }
}
