import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import type { ChosenStyle, Stage } from '@darzi/tailoring/garments/garment.ts'
import { searchText } from '@darzi/tailoring/names/search-key.ts'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { ChosenAddOn, MeasurementSnapshot, PieceCloth } from '@darzi/tailoring/orders/piece.ts'
import type { OrderSource } from '@darzi/tailoring/orders/sources.ts'
import type { Tx } from '../../db/tx.ts'
import type { OrderCustomer } from '../customers/api.ts'

/** One garment as it is written down: everything of the moment it was ordered. */
export interface NewPiece {
  id: string
  person: { id: string; name: string; isCustomer: boolean }
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
  customer: Pick<OrderCustomer, 'id' | 'name' | 'phone' | 'photoId' | 'version'>
  source: OrderSource
  /** How the customer chose to pay, where they were asked. */
  pays?: 'online' | 'onDelivery'
  state: Extract<OrderState, 'pending' | 'approved'>
  priority: 'high' | 'medium' | 'low'
  orderedOn: string
  trialOn?: string
  promisedOn: string
  workshopOn: string
  discountMinor: number
  /** Surcharge for rush; none where its sender saw none. */
  rushMinor?: number
  notes?: string
  trackingToken: string
  /** Of what was sent under its id; see same-sending. */
  sentHash?: Buffer
  pieces: NewPiece[]
}

/**
 * Locks the shop's order numbers until the transaction ends, and answers the last one given. What is asked after it
 * (is this id taken, is there room) still holds when the order is written. Nobody else takes an order meanwhile: what can be asked
 * before is.
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
