import type { Tx } from '../../db/tx.ts'

const usual = { bufferDays: 2, slipSize: '80' } as const

/** How the counter of the shop works; what it has not said is as usual. */
export async function readCounterSettings(tx: Tx) {
  const row = await tx
    .selectFrom('counter_settings')
    .select(['buffer_days', 'upi_id', 'slip_note', 'slip_size', 'ready_needs_photo', 'methods_off'])
    .select(['rush_percent_bp', 'rush_minor', 'rush_lead_days'])
    .executeTakeFirst()
  return {
    bufferDays: row?.buffer_days ?? usual.bufferDays,
    slipSize: row?.slip_size ?? usual.slipSize,
    upiId: row?.upi_id ?? undefined,
    slipNote: row?.slip_note ?? undefined,
    readyNeedsPhoto: row?.ready_needs_photo ?? false,
    methodsOff: row?.methods_off ?? [],
    rush: {
      percentBp: row?.rush_percent_bp ?? undefined,
      amountMinor: row?.rush_minor ?? undefined,
      leadDays: row?.rush_lead_days ?? undefined,
    },
  }
}
export type CounterSettings = Awaited<ReturnType<typeof readCounterSettings>>
