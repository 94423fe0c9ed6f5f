import { addDays } from '@darzi/tailoring/customers/days.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Far enough back that it is past in every time zone. */
const keptDays = 60

/**
 * Puts the shop's tallies of days long past under the one day of what is closed: overdue is overdue. Else the summary would
 * add up a row for every day the shop has been open. A tally is what came and went, so an order that leaves such a day later
 * is taken off whichever row: the sums stay. `today` is a day somewhere (YYYY-MM-DD).
 */
export async function foldTallies(tx: Tx, today: string) {
  await sql`
    with past as (
      delete from order_tallies
       where promised_on < ${addDays(today, -keptDays)}::date and promised_on > date '0001-01-01' returning *
    )
    insert into order_tallies as t (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor, give_back_minor)
    select shop_id, tailor_state, date '0001-01-01', sum(orders), sum(total_minor), sum(paid_minor), sum(give_back_minor)
      from past group by 1, 2 order by 1, 2
    on conflict (shop_id, tailor_state, promised_on) do update
       set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
           paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor`.execute(
    tx,
  )
}
