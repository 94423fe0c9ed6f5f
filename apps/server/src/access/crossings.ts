/**
 * The few doors between tenants. While a crossing is open, row security lets the transaction see the tables named
 * in its policy, whoever asks; so each does one thing, takes the other side's id from a row, and is named here.
 * `session` is opened only by the database's own open_request().
 */
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'

export type Crossing = 'sign_in' | 'invitation' | 'housekeeping'

/** Runs `work` with a crossing open, and closes it; when `work` throws, the rolled-back transaction forgets it. */
export async function crossing<T>(tx: Tx, door: Crossing, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.crossing', ${door}, true)`.execute(tx)
  const answer = await work()
  await sql`select set_config('app.crossing', '', true)`.execute(tx)
  return answer
}

/**
 * Works inside one shop in a transaction that began for nobody: for a shop just opened, or one that an invitation's
 * row names. Never with an id that came with the request.
 */
export async function insideShop<T>(tx: Tx, shopId: string, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.shop_id', ${shopId}, true)`.execute(tx)
  const answer = await work()
  await sql`select set_config('app.shop_id', '', true)`.execute(tx)
  return answer
}
