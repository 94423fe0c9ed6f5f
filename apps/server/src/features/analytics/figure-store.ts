import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** Puts the parts of each figure of the shop together, and drops those that come to nothing. The sums stay; two nights at once too. */
export async function foldFigures(tx: Tx) {
  await sql`
    with parted as (
      select figure, day, key from day_figures group by figure, day, key
      having count(*) > 1 or (sum(times) = 0 and sum(amount) = 0)
    ), gone as (
      delete from day_figures f using parted p
       where f.figure = p.figure and f.day = p.day and f.key = p.key returning f.*
    )
    insert into day_figures (shop_id, figure, day, key, times, amount)
    select shop_id, figure, day, key, sum(times), sum(amount) from gone group by shop_id, figure, day, key
    having sum(times) <> 0 or sum(amount) <> 0`.execute(tx)
}

/** Counts all figures of a shop anew from its book, for a book that was written past the triggers. */
export async function rebuildFigures(tx: Tx, shopId: string) {
  await sql`select rebuild_figures(${shopId})`.execute(tx)
}
