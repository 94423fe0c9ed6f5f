import type { Tx } from '../../db/tx.ts'

const usualBufferDays = 2

/** How many days before the promise the workshop is to be done in this shop. */
export async function bufferDays(tx: Tx): Promise<number> {
  const row = await tx.selectFrom('counter_settings').select('buffer_days').executeTakeFirst()
  return row?.buffer_days ?? usualBufferDays
}
