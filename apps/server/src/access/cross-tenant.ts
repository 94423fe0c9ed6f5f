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
  | 'plans'

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

/** Works as an account in a transaction that began for nobody. The id is one that a row told. */
export function asAccount<T>(tx: Tx, accountId: string, work: () => Promise<T>): Promise<T> {
  return during(tx, { setting: 'app.user_id', value: accountId }, work)
}

/**
 * Works inside a partner's shop in the transaction of a shop, and comes back: of a house and a tailor that sews for it. The other id
 * is one that a row told, or a shop that anybody may find.
 */
export async function besideShop<T>(
  tx: Tx,
  { from, to }: { from: string; to: string },
  work: () => Promise<T>,
): Promise<T> {
  const setShop = (id: string) => sql`select set_config('app.shop_id', ${id}, true)`.execute(tx)
  await setShop(to)
  try {
    return await work()
  } finally {
    await setShop(from).catch(() => {})
  }
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

/**
 * An operator's act inside one shop: meanwhile what operators may see of all shops is out of sight, so that the shop's own queries find the
 * shop's rows alone. The shop's id is one that a row told.
 */
export async function operatorInShop<T>(
  tx: Tx,
  { operatorId, shopId }: { operatorId: string; shopId: string },
  work: () => Promise<T>,
): Promise<T> {
  const setOperator = (to: string) => sql`select set_config('app.operator_id', ${to}, true)`.execute(tx)
  await setOperator('')
  try {
    return await insideShop(tx, shopId, work)
  } finally {
    await setOperator(operatorId).catch(() => {})
  }
}

/**
 * Works as the account that is signed in in this browser, in a public route's transaction; not at all where nobody is. A guest may do
 * the same things: the account only keeps what it did.
 */
export async function asAccountOfBrowser(
  tx: Tx,
  tokenHash: Buffer,
  work: (accountId: string) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from open_request(${tokenHash}, 'user')`.execute(tx)
  const [account] = rows
  if (!account) return
  try {
    await work(account.id)
  } finally {
    await sql`select set_config('app.user_id', '', true)`.execute(tx).catch(() => {})
  }
}

interface Handing {
  accountId: string
  shopId: string
}

interface Opening {
  setting: 'app.crossing' | 'app.shop_id' | 'app.user_id'
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
