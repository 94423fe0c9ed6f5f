import type { ZoneFit } from '@darzi/contract/collection.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface TryOn {
  accountId: string
  id: string
  item: { id: string; shop_id: string }
  size: string
  colour: string
  fits: boolean
  zones: readonly ZoneFit[]
  now: Date
}

export async function keepTryOn(tx: Tx, { accountId, id, item, size, colour, fits, zones, now }: TryOn) {
  await tx
    .insertInto('try_ons')
    .values({
      account_id: accountId,
      id,
      item_id: item.id,
      item_shop_id: item.shop_id,
      size,
      colour,
      fits,
      zones: JSON.stringify(zones),
      tried_at: now,
    })
    .execute()
}

interface TriedRow {
  id: string
  item_id: string
  item_shop_id: string
  size: string
  colour: string
  fits: boolean
  tried_at: Date
}

/** The account's own, of each garment, size and colour the newest. */
export async function newestTryOns(tx: Tx, most: number): Promise<TriedRow[]> {
  const { rows } = await sql<TriedRow>`
    select id, item_id, item_shop_id, size, colour, fits, tried_at
      from (select distinct on (item_shop_id, item_id, size, colour)
                   id, item_id, item_shop_id, size, colour, fits, tried_at
              from try_ons
             order by item_shop_id, item_id, size, colour, tried_at desc, id desc) newest
     order by tried_at desc, id desc limit ${most}`.execute(tx)
  return rows
}

/** With all earlier ones of the same garment, size and colour: else the next older would take its place. */
export async function dropTryOn(tx: Tx, id: string): Promise<void> {
  await sql`
    delete from try_ons same using try_ons gone
     where gone.id = ${id} and same.item_shop_id = gone.item_shop_id and same.item_id = gone.item_id
       and same.size = gone.size and same.colour = gone.colour`.execute(tx)
}
