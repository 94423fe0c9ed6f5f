import type { Tx } from './tx.ts'

const probe = { kind: 'probe', key_hash: Buffer.alloc(32) }

/** Writes one small row, always the same: it tells whether writes reach the disk. */
export async function probeWriting(tx: Tx, now: Date) {
  await tx
    .insertInto('attempt_limits')
    .values({ ...probe, window_start: now, attempts: 1 })
    .onConflict((conflict) => conflict.columns(['kind', 'key_hash']).doUpdateSet({ window_start: now }))
    .execute()
}
