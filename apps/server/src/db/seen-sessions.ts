/**
 * A round trip less: a request sets out as the session that this token stood for last time, while the database looks the session up on
 * the same wire and sets the tenant by what it finds. What was read counts, and what was written is committed, only when both agree.
 */
import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { begin, type SessionRow, type Tenant, takeClient } from './begin.ts'
import { isWorthRetrying, type OpenTransaction, transact } from './transact.ts'
import { txOn } from './tx.ts'

/** The sessions this process saw last, by token; never trusted, only tried. */
export type SeenSessions = Map<string, SessionRow>
const mostSeen = 10_000

interface Asked<T> {
  pool: pg.Pool
  seen: SeenSessions
  tenant: Tenant
  work: (opened: OpenTransaction) => Promise<T>
}

/**
 * Runs `work` as transact does. It may run twice, the first time for a session that has meanwhile ended or changed (it sees what that
 * tenant token opens now, mostly nothing, and what it writes is undone), so it must touch nothing but `tx`, or be able to begin anew.
 */
export async function transactAsSeen<T>({ pool, seen, tenant, work }: Asked<T>): Promise<T> {
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
async function tryAs<T>(guess: SessionRow | undefined, { pool, tenant, work }: Omit<Asked<T>, 'seen'>) {
  const { client, commit, endRead, rollBack } = await takeClient(pool)
  let hasWritten = false
  const tx = txOn(client, () => {
    hasWritten = true
  })
  const last: CompiledQuery[] = []
  const [told, done] = await Promise.allSettled([begin(client, tenant), work({ tx, session: guess, last })])
  const isTrue = told.status === 'fulfilled' && isSame(told.value, guess)
  if (isTrue && done.status === 'fulfilled') {
    const answer = { answer: done.value }
    if (!hasWritten && last.length === 0) {
      endRead()
      return answer
    }
    try {
      await commit(last)
      return answer
    } catch (error) {
      await rollBack()
      if (!isWorthRetrying(error)) throw error
      return undefined
    }
  }
  await rollBack()
  if (told.status === 'rejected') throw told.reason
  if (isTrue && done.status === 'rejected' && !isWorthRetrying(done.reason)) throw done.reason
  return undefined
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
