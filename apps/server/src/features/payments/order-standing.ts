import { owedMinor } from '@darzi/tailoring/payments/ledger.ts'

/** What of an order's row says how its money stands. */
interface MoneyRow {
  state: string
  total_minor: number
  paid_minor: number
  written_off_minor: number
  kept_minor: number | null
}

/** What the ledger goes by: the price, or what the shop keeps of an order that was called off. */
export function standingOf({
  state,
  total_minor,
  written_off_minor,
  kept_minor,
}: Omit<MoneyRow, 'paid_minor'>) {
  const isCancelled = state === 'cancelled'
  const kept = Math.max(0, (kept_minor ?? 0) - written_off_minor)
  return { isCancelled, totalMinor: isCancelled ? kept : total_minor }
}

/** What is still owed; below zero, what is to be given back of an order that was called off. */
export const balanceOf = (row: MoneyRow): number =>
  owedMinor({ ...standingOf(row), paidMinor: row.paid_minor })
