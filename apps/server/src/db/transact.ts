import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { begin, type SessionRow, type Tenant, takeClient } from './begin.ts'
import { type Tx, txOn } from './tx.ts'

export interface OpenTransaction {
  tx: Tx
  session: SessionRow | undefined
  /** Statements that go with the commit, in one message. */
  last: CompiledQuery[]
}

const tries = 3

/**
 * Runs `work` in one transaction with its tenant set, and commits. Whatever `work` throws rolls back. A deadlock
 * or a serialisation failure is tried again, so `work` must touch nothing but `tx`, or be able to begin anew.
 */
export async function transact<T>(
  pool: pg.Pool,
  tenant: Tenant,
  work: (opened: OpenTransaction) => Promise<T>,
  how: { isSnapshot?: boolean } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, tenant, work, how)
    } catch (error) {
      if (attempt === tries || !isWorthRetrying(error)) throw error
    }
  }
}

async function once<T>(
  pool: pg.Pool,
  tenant: Tenant,
  work: (opened: OpenTransaction) => Promise<T>,
  how: { isSnapshot?: boolean },
): Promise<T> {
  const { client, commit, rollBack } = await takeClient(pool)
  try {
    const last: CompiledQuery[] = []
    const answer = await work({ session: await begin(client, tenant, how), tx: txOn(client), last })
    await commit(last)
    return answer
  } catch (error) {
    await rollBack()
    throw error
  }
}

const retried = new Set(['40001', '40P01'])
export const isWorthRetrying = (error: unknown) =>
  error instanceof Error && 'code' in error && retried.has(String(error.code))
