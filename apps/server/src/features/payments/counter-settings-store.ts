import type { Tx } from '../../db/tx.ts'

export interface CounterChange {
  buffer_days?: number
  upi_id?: string | null
  slip_note?: string | null
  slip_size?: '58' | '80' | 'a5'
  ready_needs_photo?: boolean
  methods_off?: string[]
  rush_percent_bp?: number | null
  rush_minor?: number | null
  rush_lead_days?: number | null
}

/** A shop's first change makes its row. */
export async function changeCounterSettings(tx: Tx, shopId: string, change: CounterChange) {
  await tx
    .insertInto('counter_settings')
    .values({ shop_id: shopId, ...change })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}

/** Holds the shop's settings until the transaction ends, so that two changes at once both stand. */
export async function holdCounterSettings(tx: Tx, shopId: string) {
  await tx
    .insertInto('counter_settings')
    .values({ shop_id: shopId })
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .execute()
  await tx.selectFrom('counter_settings').select('shop_id').forUpdate().execute()
}
