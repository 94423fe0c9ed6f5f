import type { CartLine, CartOrder } from '@darzi/contract/cart.ts'
import type { Tx } from '../../db/tx.ts'

/** The account's lines, first put in first: their ids begin with the time. */
export async function linesOf(tx: Tx, accountId: string): Promise<CartLine[]> {
  const rows = await tx
    .selectFrom('cart_lines')
    .select([
      'id',
      'item_id as itemId',
      'size',
      'is_made_to_measure as isMadeToMeasure',
      'colour',
      'styles',
      'count',
      'name',
      'price_minor as priceMinor',
      'currency',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ size, ...row }) => ({ ...row, size: size ?? undefined }))
}

interface Writing {
  accountId: string
  now: Date
  lines: readonly CartLine[]
}

/** A line of an id that is there already is as it is sent now. */
export async function writeLines(tx: Tx, { accountId, now, lines }: Writing) {
  const rows = lines.map((line) => ({
    account_id: accountId,
    id: line.id,
    item_id: line.itemId,
    size: line.size ?? null,
    is_made_to_measure: line.isMadeToMeasure,
    colour: line.colour,
    styles: JSON.stringify(line.styles),
    count: line.count,
    name: line.name,
    price_minor: line.priceMinor,
    currency: line.currency,
    updated_at: now,
  }))
  await tx
    .insertInto('cart_lines')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'id']).doUpdateSet((row) => ({
        item_id: row.ref('excluded.item_id'),
        size: row.ref('excluded.size'),
        is_made_to_measure: row.ref('excluded.is_made_to_measure'),
        colour: row.ref('excluded.colour'),
        styles: row.ref('excluded.styles'),
        count: row.ref('excluded.count'),
        name: row.ref('excluded.name'),
        price_minor: row.ref('excluded.price_minor'),
        currency: row.ref('excluded.currency'),
        updated_at: now,
      })),
    )
    .execute()
}

export async function dropLines(tx: Tx, accountId: string, ids: readonly string[]) {
  await tx.deleteFrom('cart_lines').where('account_id', '=', accountId).where('id', 'in', ids).execute()
}

interface Sending {
  accountId: string
  id: string
  hash: Buffer
  now: Date
}

/**
 * Takes the id of a checkout, waiting for another request that holds it: nothing when it is new, else what was sent under it
 * and the orders it became.
 */
export async function takeCheckout(tx: Tx, { accountId, id, hash, now }: Sending) {
  const taken = await tx
    .insertInto('cart_checkouts')
    .values({ account_id: accountId, id, sent_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (taken) return undefined
  return tx
    .selectFrom('cart_checkouts')
    .select(['sent_hash', 'orders'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function writeOrders(tx: Tx, accountId: string, id: string, orders: readonly CartOrder[]) {
  await tx
    .updateTable('cart_checkouts')
    .set({ orders: JSON.stringify(orders) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
