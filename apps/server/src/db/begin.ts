import type { AccountRole, StaffRole } from '@darzi/contract/access.ts'
import type { Language } from '@darzi/words/languages.ts'
import type pg from 'pg'

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

/** Opens the transaction and sets its tenant; begin and the session look-up go over the wire together. */
export async function begin(client: pg.PoolClient, tenant: Tenant): Promise<SessionRow | undefined> {
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

/** Takes a connection that may break between two queries: unheard, that would end the process. */
export async function takeClient(pool: pg.Pool) {
  const client = await pool.connect()
  let broken: Error | undefined
  const onBreak = (error: Error) => {
    broken = error
  }
  client.on('error', onBreak)
  const giveBack = () => {
    client.off('error', onBreak)
    client.release(broken)
  }
  const rollBack = () => client.query('rollback').then(ignore, onBreak).then(giveBack)
  const commit = () => client.query('commit').then(giveBack)
  return { client, commit, rollBack }
}

function ignore() {}
