import type { RefusalCode } from '@darzi/contract/refusals.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { fieldRefusal, Refusal } from '../../http/refusal.ts'

interface Ruled {
  refused: RefusalCode
  because: { mostMinor: number }
}

/** The ledger's no as the door answers it: at the amount when the amount is what must change. */
export function refused(
  { refused: code, because }: Ruled,
  { currency, field }: { currency: Currency; field?: string },
) {
  const holes = { most: formatMoney(because.mostMinor, currency, 'en') }
  return field && ofAmount.has(code) ? fieldRefusal(field, code, holes) : new Refusal(code, holes)
}

const ofAmount: ReadonlySet<RefusalCode> = new Set([
  ...(['payments.aboveBalance', 'payments.aboveAwaited', 'payments.aboveRefundable'] as const),
])
