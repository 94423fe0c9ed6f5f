import type { AccountRole, StaffRole } from '@darzi/contract/access.ts'
import type { Language } from '@darzi/words/languages.ts'
import type pg from 'pg'
import { type Tx, txOn } from './tx.ts'

/** Which tenant a transaction works for. `nobody` sees no tenant's rows. */
export type Tenant =
  | { side: 'shop' | 'user'; tokenHash: Buffer }
  | { side: 'nobody' }
  /** A background job's tenant, taken from the row it works on. */
  | { side: 'job'; shopId: string }

export interface SessionRow {
  session_id: string
  account_id: string
  account_role: AccountRole
  language: Language | null
  shop_id: string | null
  member_id: string | null
  member_role: StaffRole | null
  member_name: string | null
  time_zone: string | null
  country: string | null
  currency: 'AED' | 'USD' | 'INR' | 'EUR' | null
}

export interface Opened {
  tx: Tx
  session: SessionRow | undefined
}

const tries = 3

/**
 * Runs `work` in one transaction with its tenant set, and commits. Whatever `work` throws rolls back. A deadlock
 * or a serialisation failure is tried again, so `work` must touch nothing but `tx`.
 */
export async function transact<T>(
  pool: pg.Pool,
  tenant: Tenant,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, tenant, work)
    } catch (error) {
      if (attempt === tries || !isWorthRetrying(error)) throw error
    }
  }
}

async function once<T>(pool: pg.Pool, tenant: Tenant, work: (opened: Opened) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onBreak = (error: Error) => {
    broken = error
  }
  client.on('error', onBreak) // the connection may break between two queries; unheard, that would end the process
  try {
    const answer = await work({ session: await begin(client, tenant), tx: txOn(client) })
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(onBreak)
    throw error
  } finally {
    client.off('error', onBreak)
    client.release(broken)
  }
}

/** Begin and the session look-up go over the wire together. */
async function begin(client: pg.PoolClient, tenant: Tenant): Promise<SessionRow | undefined> {
  const [, answer] = await Promise.all([client.query('begin'), enter(client, tenant)])
  return answer?.rows[0]
}

function enter(client: pg.PoolClient, tenant: Tenant): Promise<pg.QueryResult<SessionRow>> | undefined {
  if (tenant.side === 'nobody') return undefined
  if (tenant.side === 'job')
    return client.query({ text: `select set_config('app.shop_id', $1, true)`, values: [tenant.shopId] })
  return client.query({
    name: 'open_request',
    text: 'select * from open_request($1, $2)',
    values: [tenant.tokenHash, tenant.side],
  })
}

const retried = new Set(['40001', '40P01'])
const isWorthRetrying = (error: unknown) =>
  error instanceof Error && 'code' in error && retried.has(String(error.code))
