import { owedMinor } from '@darzi/tailoring/payments/ledger.ts'

/** What of an order's row says how its money stands. */
interface MoneyRow {
  state: string
  total_minor: number
  paid_minor: number
  kept_minor: number | null
  given_of_kept_minor: number
}

/** What the ledger goes by: the price, or what the shop keeps of an order that was called off. */
export function standingOf({
  state,
  total_minor,
  kept_minor,
  given_of_kept_minor,
}: Omit<MoneyRow, 'paid_minor'>) {
  const isCancelled = state === 'cancelled'
  return { isCancelled, totalMinor: isCancelled ? (kept_minor ?? 0) - given_of_kept_minor : total_minor }
}

/** What is still owed; below zero, what is to be given back. */
export const balanceOf = (row: MoneyRow): number =>
  owedMinor({ ...standingOf(row), paidMinor: row.paid_minor })
