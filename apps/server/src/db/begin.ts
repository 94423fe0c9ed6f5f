import type { AccountRole, StaffRole } from '@darzi/contract/access.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { sendTogether } from './send-together.ts'
import { send } from './tx.ts'

/** Which tenant a transaction works for. `nobody` sees no tenant's rows. */
export type Tenant =
  | { side: 'shop' | 'user' | 'operator'; tokenHash: Buffer }
  | { side: 'nobody' }
  /** A program's, whose key was just found to be good. */
  | { side: 'key'; shopId: string }
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
  /** Of a shop nobody works in until the operator lifts that; the operator’s own side does not ask. */
  suspended_reason?: string | null
  /** Told on the side of the operator alone. */
  operator_state?: 'none' | 'noSecondFactor' | 'admitted'
}

/** Opens the transaction and sets its tenant, in one message. As a snapshot, it sees everything as of one moment. */
export async function begin(
  client: pg.PoolClient,
  tenant: Tenant,
  { isSnapshot = false }: { isSnapshot?: boolean } = {},
): Promise<SessionRow | undefined> {
  sendTogether(client)
  // Of a text with two statements pg answers a list, which its types do not know.
  const answer: unknown = await client.query(
    `begin${isSnapshot ? ' isolation level repeatable read' : ''}${entering(tenant)}`,
  )
  const [, entered] = Array.isArray(answer) ? (answer as pg.QueryResult<SessionRow>[]) : []
  return 'tokenHash' in tenant ? entered?.rows[0] : undefined
}

/** Written out, for a message with parameters holds one statement: a hash in hexadecimal, a word of ours, an id of a row. */
function entering(tenant: Tenant): string {
  if (tenant.side === 'nobody') return ''
  if (tenant.side === 'job' || tenant.side === 'key')
    return `; select set_config('app.shop_id', ${pg.escapeLiteral(tenant.shopId)}, true)`
  if (tenant.side === 'operator')
    return `; select * from open_operator('\\x${tenant.tokenHash.toString('hex')}')`
  return `; select * from open_request('\\x${tenant.tokenHash.toString('hex')}', '${tenant.side}')`
}

/** Takes a connection that may break between two queries: unheard, that would end the process. */
export async function takeClient(pool: pg.Pool) {
  const client = await pool.connect()
  let broken: Error | undefined
  let isTaken = true
  const onBreak = (error: Error) => {
    broken = error
  }
  client.on('error', onBreak)
  const giveBack = () => {
    isTaken = false
    client.off('error', onBreak)
    client.release(broken)
  }
  /** Does nothing once the transaction has ended. */
  const rollBack = async () => {
    if (isTaken) await client.query('rollback').then(ignore, onBreak).then(giveBack)
  }
  /** Sends these statements and the commit in one message. When one of them fails, it throws that and nothing is written. */
  const commit = async (last: readonly CompiledQuery[] = []) => {
    const sent = last.map((query) => send(client, query))
    const [ended, ...answers] = await Promise.allSettled([client.query('commit'), ...sent])
    if (ended.status === 'rejected') throw ended.reason
    giveBack()
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  }
  /** Of a transaction that wrote nothing: whoever waits for the connection has it at once, and asks in the same message. */
  const endRead = () => {
    sendTogether(client)
    client.query('commit').catch(ignore)
    giveBack()
  }
  return { client, commit, endRead, rollBack }
}

function ignore() {}
