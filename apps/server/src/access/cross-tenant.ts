/**
 * The few ways from one tenant to another. While cross-tenant access is open, row security lets the transaction see the tables named
 * in its policy, whoever asks; so each does one thing, takes the other side's id from a row, and is named here.
 * `session` is opened only by the database's own open_request().
 */
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'

export type CrossTenantAccess =
  | 'sign_in'
  | 'invitation'
  | 'tracking'
  | 'collection'
  | 'staff_language'
  | 'housekeeping'
  | 'gateway'

/** Runs `work` with cross-tenant access open, and closes it however `work` ends. */
export function crossTenant<T>(tx: Tx, pipeline: CrossTenantAccess, work: () => Promise<T>): Promise<T> {
  return during(tx, { setting: 'app.crossing', value: pipeline }, work)
}

/**
 * Works inside one shop in a transaction that began for nobody: for a shop just opened, or one that a row
 * names: an invitation's, an order's behind its private link. Never with an id that came with the request.
 */
export function insideShop<T>(tx: Tx, shopId: string, work: () => Promise<T>): Promise<T> {
  return during(tx, { setting: 'app.shop_id', value: shopId }, work)
}

/**
 * Hands what is an account's own to a shop, in the account's transaction: meanwhile the account's rows are out of sight, so
 * that the rules of both sides never mix. The shop's id is one that a row told.
 */
export async function handToShop<T>(
  tx: Tx,
  { accountId, shopId }: Handing,
  work: () => Promise<T>,
): Promise<T> {
  const setUser = (to: string) => sql`select set_config('app.user_id', ${to}, true)`.execute(tx)
  await setUser('')
  try {
    return await insideShop(tx, shopId, work)
  } finally {
    await setUser(accountId).catch(() => {})
  }
}

interface Handing {
  accountId: string
  shopId: string
}

interface Opening {
  setting: 'app.crossing' | 'app.shop_id'
  value: string
}

async function during<T>(tx: Tx, { setting, value }: Opening, work: () => Promise<T>): Promise<T> {
  const set = (to: string) => sql`select set_config(${setting}, ${to}, true)`.execute(tx)
  await set(value)
  try {
    return await work()
  } finally {
    // A transaction that has failed takes no more statements, and forgets the setting when it is rolled back.
    await set('').catch(() => {})
  }
}
