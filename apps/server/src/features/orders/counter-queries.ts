import type { RushRule } from '@darzi/tailoring/orders/rush.ts'
import type { Tx } from '../../db/tx.ts'

const usualBufferDays = 2

/** How many days before the promise the workshop is to be done in this shop. */
export async function bufferDays(tx: Tx): Promise<number> {
  const row = await tx.selectFrom('counter_settings').select('buffer_days').executeTakeFirst()
  return row?.buffer_days ?? usualBufferDays
}

/** What the shop asks for pieces that are urgent. */
export async function rushRule(tx: Tx): Promise<RushRule> {
  const row = await tx
    .selectFrom('counter_settings')
    .select(['rush_percent_bp', 'rush_minor'])
    .executeTakeFirst()
  return { percentBp: row?.rush_percent_bp ?? undefined, amountMinor: row?.rush_minor ?? undefined }
}

/** What the counter goes by when it takes an order, and whether one of this id was taken before. */
export async function readCounter(tx: Tx, orderId: string) {
  const row = await tx
    .selectNoFrom(({ exists, selectFrom }) => {
      const same = selectFrom('orders').where('id', '=', orderId)
      return [
        exists(same.select('id')).as('is_sent'),
        same.select('sent_hash').as('sent_hash'),
        selectFrom('counter_settings').select('buffer_days').as('buffer_days'),
        selectFrom('counter_settings').select('ready_needs_photo').as('ready_needs_photo'),
        selectFrom('counter_settings').select('methods_off').as('methods_off'),
        selectFrom('counter_settings').select('rush_percent_bp').as('rush_percent_bp'),
        selectFrom('counter_settings').select('rush_minor').as('rush_minor'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    before: row.is_sent ? { sentHash: row.sent_hash } : undefined,
    bufferDays: row.buffer_days ?? usualBufferDays,
    readyNeedsPhoto: row.ready_needs_photo ?? false,
    rush: { percentBp: row.rush_percent_bp ?? undefined, amountMinor: row.rush_minor ?? undefined },
    methodsOff: row.methods_off ?? [],
  }
}
