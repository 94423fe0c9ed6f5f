import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const columns = [
  'shop_id',
  'id',
  'order_id',
  'partnership_id',
  'tailor_id',
  'tailor_order_id',
  'tailor_name',
  'base_minor',
  'rate_bp',
  'off_before_minor',
  'state',
  'taken_back_at',
  'called_off_at',
  'due_on',
] as const

interface NewWork {
  shopId: string
  id: string
  orderId: string
  partnershipId: string
  tailorId: string
  tailorOrderId: string
  tailorName: string
  baseMinor: number
  offBeforeMinor: number
  rateBp: number
  /** The day the partner is to be done by. */
  dueOn: string
  now: Date
}

export async function insertWork(tx: Tx, work: NewWork) {
  await tx
    .insertInto('house_work')
    .values({
      shop_id: work.shopId,
      id: work.id,
      order_id: work.orderId,
      partnership_id: work.partnershipId,
      tailor_id: work.tailorId,
      tailor_order_id: work.tailorOrderId,
      tailor_name: work.tailorName,
      base_minor: work.baseMinor,
      off_before_minor: work.offBeforeMinor,
      rate_bp: work.rateBp,
      due_on: work.dueOn,
      state: 'pending',
      assigned_at: work.now,
      changed_at: work.now,
    })
    .execute()
}

/** The work an order of the partner's own book is; undefined for all others. */
export const workAtTailor = (tx: Tx, { tailorId, orderId }: { tailorId: string; orderId: string }) =>
  tx
    .selectFrom('house_work')
    .select(columns)
    .where('tailor_id', '=', tailorId)
    .where('tailor_order_id', '=', orderId)
    .executeTakeFirst()

/** The work that stands for an order of the house, held until the transaction ends. */
export const lockWorkOf = (tx: Tx, { shopId, orderId }: { shopId: string; orderId: string }) =>
  tx
    .selectFrom('house_work')
    .select(columns)
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'cancelled')
    .forUpdate()
    .executeTakeFirst()
export type Work = NonNullable<Awaited<ReturnType<typeof lockWorkOf>>>

export async function setWorkState(tx: Tx, id: string, { state, now }: { state: OrderState; now: Date }) {
  await tx.updateTable('house_work').set({ state, changed_at: now }).where('id', '=', id).execute()
}

/** The work that ended at this moment, with the calling off of the house's own order. */
export const lockWorkEndedAt = (
  tx: Tx,
  { shopId, orderId, at }: { shopId: string; orderId: string; at: Date },
) =>
  tx
    .selectFrom('house_work')
    .select(columns)
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'cancelled')
    .where('taken_back_at', '=', at)
    .forUpdate()
    .executeTakeFirst()

/** It stands again; its state comes with the partner's order. */
export async function markBack(tx: Tx, id: string) {
  await tx.updateTable('house_work').set({ taken_back_at: null }).where('id', '=', id).execute()
}

/** It stays ended: the house gives its order again. */
export async function markGiveAgain(tx: Tx, id: string, now: Date) {
  await tx.updateTable('house_work').set({ again_at: now }).where('id', '=', id).execute()
}

/** The house took it back; the partner's order is called off with it. */
export async function markTakenBack(tx: Tx, id: string, now: Date) {
  await tx
    .updateTable('house_work')
    .set({ taken_back_at: now, changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** The house asks for it though it is cut; the partner's last no counts no more. */
export async function markAskedBack(tx: Tx, id: string, { why, now }: { why: string; now: Date }) {
  await tx
    .updateTable('house_work')
    .set({ asked_back_at: now, asked_back_why: why, kept_at: null })
    .where('id', '=', id)
    .execute()
}

/** Nobody in the shop can answer any more: what its houses asked for is theirs to take. Inside it. */
export async function dropAskedBack(tx: Tx, tailorId: string) {
  await tx
    .updateTable('house_work')
    .set({ asked_back_at: null, asked_back_why: null, kept_at: null })
    .where('tailor_id', '=', tailorId)
    .where('asked_back_at', 'is not', null)
    .where('state', 'in', ['pending', 'approved', 'in_progress', 'ready'])
    .execute()
}

/** The partner keeps what its house asked for; undefined when nothing is asked (any more). */
export const markKept = (
  tx: Tx,
  { tailorId, orderId, now }: { tailorId: string; orderId: string; now: Date },
) =>
  tx
    .updateTable('house_work')
    .set({ kept_at: now })
    .where('tailor_id', '=', tailorId)
    .where('tailor_order_id', '=', orderId)
    .where('asked_back_at', 'is not', null)
    .where('kept_at', 'is', null)
    .where('state', 'in', ['pending', 'approved', 'in_progress', 'ready'])
    .returning(['shop_id', 'order_id', 'tailor_name'])
    .executeTakeFirst()

/** What houses ask the shop for and it has not answered. */
export const askedBackOf = (tx: Tx, tailorId: string) =>
  tx
    .selectFrom('house_work as work')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'work.tailor_id').onRef('orders.id', '=', 'work.tailor_order_id'),
    )
    .innerJoin('customers', (join) =>
      join.onRef('customers.shop_id', '=', 'orders.shop_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .select([
      'orders.id',
      'orders.number',
      'customers.name as house',
      'work.asked_back_at',
      'work.asked_back_why',
    ])
    .where('work.tailor_id', '=', tailorId)
    .where('work.asked_back_at', 'is not', null)
    .where('work.kept_at', 'is', null)
    .where('work.state', 'in', ['pending', 'approved', 'in_progress', 'ready'])
    .orderBy('work.asked_back_at')
    .orderBy('work.id')
    .$narrowType<{ asked_back_at: Date; asked_back_why: string }>()
    .execute()

/** The house's own order was called off after the partner had cut; null where that was undone. */
export async function markCalledOff(tx: Tx, id: string, at: Date | null) {
  await tx.updateTable('house_work').set({ called_off_at: at }).where('id', '=', id).execute()
}

/** What the house changed reached the partner's order, or did not; and the day it is due by where that moved. */
export async function markCorrected(
  tx: Tx,
  id: string,
  { now, isMissed, dueOn }: { now: Date; isMissed: boolean; dueOn?: string | undefined },
) {
  await tx
    .updateTable('house_work')
    .set(isMissed ? { missed_at: now } : { corrected_at: now, ...(dueOn ? { due_on: dueOn } : {}) })
    .where('id', '=', id)
    .execute()
}

/** Whether the order still stands in the book of the shop the transaction works in: a cleared book has none. */
export async function isInBook(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst()
  return row !== undefined
}

/** By how much an order costs its customer less than when it was given: for what was given back or given up. An overpayment given back takes nothing off. */
export async function takenOffSince(tx: Tx, work: Work): Promise<number> {
  const { off } = await tx
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(off_price_minor), 0)::bigint`.as('off'))
    .where('order_id', '=', work.order_id)
    .where('status', 'in', ['completed', 'refunded'])
    .executeTakeFirstOrThrow()
  return Number(off) - work.off_before_minor
}

export async function standingOf(tx: Tx, workId: string) {
  const row = await tx
    .selectFrom('partner_entries')
    .select([
      sql<number>`coalesce(sum(commission_minor), 0)::bigint`.as('commissionMinor'),
      sql<number>`coalesce(sum(payable_minor), 0)::bigint`.as('payableMinor'),
      sql<number>`count(*)::int`.as('entries'),
    ])
    .where('work_id', '=', workId)
    .executeTakeFirstOrThrow()
  return {
    commissionMinor: Number(row.commissionMinor),
    payableMinor: Number(row.payableMinor),
    entries: row.entries,
  }
}

interface NewEntry {
  shopId: string
  id: string
  partnershipId: string
  tailorId: string
  workId: string | null
  kind: 'order' | 'correction' | 'payout' | 'reversal'
  commissionMinor: number
  payableMinor: number
  currency: string
  onDay: string
  orderNumber: number | null
  note?: string
  /** Of a reversal: the payout it takes back. */
  reverses?: string
  memberId: string | null
  now: Date
}

/** The same id again writes nothing. */
export async function insertEntry(tx: Tx, entry: NewEntry) {
  await tx
    .insertInto('partner_entries')
    .values({
      shop_id: entry.shopId,
      id: entry.id,
      partnership_id: entry.partnershipId,
      tailor_id: entry.tailorId,
      work_id: entry.workId,
      kind: entry.kind,
      base_minor: entry.workId ? entry.commissionMinor + entry.payableMinor : 0,
      commission_minor: entry.commissionMinor,
      payable_minor: entry.payableMinor,
      currency: entry.currency,
      on_day: entry.onDay,
      order_number: entry.orderNumber,
      note: entry.note || null,
      reverses: entry.reverses ?? null,
      member_id: entry.memberId,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .execute()
}
