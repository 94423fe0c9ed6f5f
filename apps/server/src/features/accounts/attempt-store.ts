import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

interface Tally {
  kind: string
  /** Kept as a hash only. */
  key: string
}

const digest = (key: string) => createHash('sha256').update(key).digest()

/** Adds one try to a tally, which begins anew when it began before `oldest`; answers how it stands. */
export function addAttempt(tx: Tx, { kind, key, now, oldest }: Tally & { now: Date; oldest: Date }) {
  return tx
    .insertInto('attempt_limits')
    .values({ kind, key_hash: digest(key), window_start: now, attempts: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key_hash']).doUpdateSet({
        attempts: sql`case when attempt_limits.window_start < ${oldest} then 1 else attempt_limits.attempts + 1 end`,
        window_start: sql`case when attempt_limits.window_start < ${oldest} then ${now} else attempt_limits.window_start end`,
      }),
    )
    .returning(['attempts', 'window_start as since'])
    .executeTakeFirstOrThrow()
}

export async function removeAttempts(tx: Tx, { kind, key }: Tally) {
  await tx.deleteFrom('attempt_limits').where('kind', '=', kind).where('key_hash', '=', digest(key)).execute()
}
