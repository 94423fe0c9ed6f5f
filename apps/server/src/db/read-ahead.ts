/**
 * A read in one round trip: it sets out as the session that this token stood for last time, while the database looks the
 * session up on the same wire and sets the tenant by what it finds. What was read counts only when both agree.
 */
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { begin, type SessionRow, type Tenant, takeClient } from './begin.ts'
import { isWorthRetrying, type OpenTransaction, transact } from './transact.ts'
import { txOn } from './tx.ts'

/** The sessions this process saw last, by token; never trusted, only tried. */
export type SeenSessions = Map<string, SessionRow>
const mostSeen = 10_000

interface Read<T> {
  pool: pg.Pool
  seen: SeenSessions
  tenant: Tenant
  work: (opened: OpenTransaction) => Promise<T>
}

/**
 * Runs `work` as transact does. It may run twice, the first time for a session that has meanwhile ended or changed (it
 * sees what that tenant token opens now, mostly nothing), so it must touch nothing but `tx`.
 */
export async function readAhead<T>({ pool, seen, tenant, work }: Read<T>): Promise<T> {
  const token = 'tokenHash' in tenant ? tenant.tokenHash.toString('base64') : undefined
  const guess = token === undefined ? undefined : seen.get(token)
  if (token === undefined || guess) {
    const outcome = await tryAs(guess, { pool, tenant, work })
    if (outcome) return outcome.answer
  }
  return transact(pool, tenant, (opened) => {
    if (token !== undefined) note(seen, token, opened.session)
    return work(opened)
  })
}

/** Undefined when the session is another by now, or the database asks to try again. */
async function tryAs<T>(guess: SessionRow | undefined, { pool, tenant, work }: Omit<Read<T>, 'seen'>) {
  const { client, commit, rollBack } = await takeClient(pool)
  let hasWritten = false
  const tx = txOn(client, () => {
    hasWritten = true
  })
  sendTogether(client)
  const [told, done] = await Promise.allSettled([begin(client, tenant), work({ tx, session: guess })])
  const isTrue = told.status === 'fulfilled' && isSame(told.value, guess)
  if (isTrue && done.status === 'fulfilled') {
    const committed = commit().catch(rollBack)
    if (hasWritten) await committed // nothing else hangs on the end of a read, so its answer need not wait
    return { answer: done.value }
  }
  await rollBack()
  if (told.status === 'rejected') throw told.reason
  if (isTrue && done.status === 'rejected' && !isWorthRetrying(done.reason)) throw done.reason
  return undefined
}

/** What is asked from here until the program next waits goes over the wire in one write. */
function sendTogether(client: pg.PoolClient) {
  const { stream } = (client as unknown as Wired).connection // pg's own, of which its types say nothing
  stream.cork()
  process.nextTick(() => stream.uncork())
}
interface Wired {
  connection: { stream: Writable }
}

const isSame = (told: SessionRow | undefined, guess: SessionRow | undefined) =>
  JSON.stringify(told) === JSON.stringify(guess)

function note(seen: SeenSessions, token: string, session: SessionRow | undefined) {
  seen.delete(token)
  if (!session) return
  seen.set(token, session)
  if (seen.size <= mostSeen) return
  const [oldest] = seen.keys()
  if (oldest !== undefined) seen.delete(oldest)
}
