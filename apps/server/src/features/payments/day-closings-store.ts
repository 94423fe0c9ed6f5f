import type { DayClosing } from '@darzi/contract/shop-payments.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { CountedCash } from '@darzi/tailoring/payments/day-close.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

const isCorrected = sql<boolean>`exists (select from day_closings later where later.shop_id = day_closings.shop_id
  and later.corrects = day_closings.id)`

const closings = (tx: Tx) =>
  tx
    .selectFrom('day_closings')
    .select(['id', 'closed_on', 'currency', 'float_minor', 'cash_minor', 'counted_minor', 'counted'])
    .select(['reason', 'corrects', 'member_name', 'created_at', 'sent_hash'])
    .select(isCorrected.as('is_corrected'))
type Row = Awaited<ReturnType<ReturnType<typeof closings>['executeTakeFirstOrThrow']>>
export type StoredClosing = DayClosing & { sentHash: Buffer | null }

/** Cash of the ledger on these days of the shop's zone, as it says now. */
export async function cashOnDays(tx: Tx, days: readonly string[], timeZone: string) {
  const { rows } = await sql<{ day: string; minor: number }>`
    select asked.day, coalesce((
        select sum(p.amount_minor) from payments p
         where p.shop_id = app_shop_id() and p.method = 'cash' and p.status in ('completed', 'refunded')
           and p.completed_at >= (asked.day::date)::timestamp at time zone ${timeZone}
           and p.completed_at < (asked.day::date + 1)::timestamp at time zone ${timeZone}), 0)::bigint as minor
      from unnest(${[...new Set(days)]}::text[]) as asked (day)`.execute(tx)
  return new Map(rows.map(({ day, minor }) => [day, minor]))
}

/** How a day was closed and corrected, oldest first. */
export async function closingsOf(tx: Tx, day: string): Promise<StoredClosing[]> {
  const rows = await closings(tx).where('closed_on', '=', day).orderBy('created_at').orderBy('id').execute()
  return rows.map(closingOf)
}

export async function latestClosings(tx: Tx, limit: number): Promise<StoredClosing[]> {
  const rows = await closings(tx).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(closingOf)
}

export async function findClosing(tx: Tx, id: string): Promise<StoredClosing | undefined> {
  const row = await closings(tx).where('id', '=', id).executeTakeFirst()
  return row && closingOf(row)
}

/** Closings of a shop come one after the other: two at once would both find the day open. */
export async function holdClosings(tx: Tx, shopId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`day_closings ${shopId}`}, 0))`.execute(tx)
}

interface NewClosing {
  shopId: string
  id: string
  day: string
  currency: Currency
  floatMinor: number
  cashMinor: number
  countedMinor: number
  counted: readonly CountedCash[]
  reason: string | undefined
  corrects: string | undefined
  member: { id: string; name: string }
  now: Date
  sentHash: Buffer | undefined
}

export async function insertClosing(tx: Tx, closing: NewClosing) {
  await tx
    .insertInto('day_closings')
    .values({
      shop_id: closing.shopId,
      id: closing.id,
      closed_on: closing.day,
      currency: closing.currency,
      float_minor: closing.floatMinor,
      cash_minor: closing.cashMinor,
      counted_minor: closing.countedMinor,
      counted: JSON.stringify(closing.counted),
      reason: closing.reason ?? null,
      corrects: closing.corrects ?? null,
      member_id: closing.member.id,
      member_name: closing.member.name,
      created_at: closing.now,
      sent_hash: closing.sentHash ?? null,
    })
    .execute()
}

function closingOf(row: Row): StoredClosing {
  const expectedMinor = row.float_minor + row.cash_minor
  return {
    id: row.id,
    day: row.closed_on,
    // The table is only written with a shop's own currency.
    currency: row.currency as Currency,
    floatMinor: row.float_minor,
    cashMinor: row.cash_minor,
    expectedMinor,
    countedMinor: row.counted_minor,
    differenceMinor: row.counted_minor - expectedMinor,
    // Written by insertClosing alone.
    counted: row.counted as CountedCash[],
    reason: row.reason ?? undefined,
    corrects: row.corrects ?? undefined,
    isCorrected: row.is_corrected,
    closedBy: row.member_name,
    closedAt: row.created_at.toISOString(),
    sentHash: row.sent_hash,
  }
}
