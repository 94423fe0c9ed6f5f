import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The payouts of a partnership that were taken back. */
export async function reversedOf(
  tx: Tx,
  { shopId, partnershipId }: { shopId: string; partnershipId: string },
) {
  const rows = await tx
    .selectFrom('partner_entries')
    .select('reverses')
    .where('shop_id', '=', shopId)
    .where('partnership_id', '=', partnershipId)
    .where('kind', '=', 'reversal')
    .execute()
  return new Set(rows.map(({ reverses }) => reverses))
}

/**
 * What is owed for each order of a partnership, oldest first: what was booked for it less what payouts that stand paid. Together they
 * are what is owed to the partner.
 */
export async function duesOf(tx: Tx, { shopId, id }: { shopId: string; id: string }) {
  const { rows } = await sql<Due>`
    select work.id, work.tailor_id, work.tailor_order_id, work.state, work.base_minor, work.rate_bp,
        booked.payable::bigint as booked_minor, (booked.payable - paid.amount)::bigint as due_minor, paid.off::bigint as off_minor
      from house_work work
      cross join lateral (select coalesce(sum(entry.payable_minor), 0) as payable from partner_entries entry
        where entry.shop_id = work.shop_id and entry.work_id = work.id) booked
      cross join lateral (select coalesce(sum(line.amount_minor), 0) as amount, coalesce(sum(line.off_minor), 0) as off
        from payout_lines line where line.shop_id = work.shop_id and line.work_id = work.id
          and not exists (select from partner_entries back where back.shop_id = line.shop_id and back.reverses = line.payout_id)) paid
     where work.shop_id = ${shopId} and work.partnership_id = ${id} and booked.payable <> paid.amount
     order by work.assigned_at, work.id`.execute(tx)
  return rows
}

interface Due {
  id: string
  tailor_id: string
  tailor_order_id: string
  state: string
  base_minor: number
  rate_bp: number
  booked_minor: number
  due_minor: number
  off_minor: number
}

export type { Due }

interface NewLine {
  shopId: string
  payoutId: string
  due: Due
  offMinor: number
  tailorEntries: readonly string[]
}

export async function insertLine(tx: Tx, { shopId, payoutId, due, offMinor, tailorEntries }: NewLine) {
  await tx
    .insertInto('payout_lines')
    .values({
      shop_id: shopId,
      payout_id: payoutId,
      work_id: due.id,
      tailor_id: due.tailor_id,
      amount_minor: due.due_minor,
      off_minor: offMinor,
      tailor_entries: [...tailorEntries],
    })
    .execute()
}

export const linesOf = (tx: Tx, payoutId: string) =>
  tx
    .selectFrom('payout_lines')
    .select(['work_id', 'tailor_id', 'tailor_entries'])
    .where('payout_id', '=', payoutId)
    .orderBy('work_id')
    .execute()

/** A payout of this partnership; undefined where there is none of this id. */
export const findPayout = (tx: Tx, { partnershipId, id }: { partnershipId: string; id: string }) =>
  tx
    .selectFrom('partner_entries')
    .select(['id', 'payable_minor', 'currency'])
    .where('partnership_id', '=', partnershipId)
    .where('id', '=', id)
    .where('kind', '=', 'payout')
    .executeTakeFirst()
