import type { ErrorCode } from '@darzi/contract/error-codes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { AppError, fieldError } from '../../http/app-error.ts'

interface Ruled {
  refused: ErrorCode
  params: { mostMinor: number }
}

/** The ledger's no as the pipeline answers it: at the amount when the amount is what must change. */
export function refused(
  { refused: code, params: limits }: Ruled,
  { currency, field }: { currency: Currency; field?: string },
) {
  const params = { most: formatMoney(limits.mostMinor, currency, 'en') }
  return field && ofAmount.has(code) ? fieldError(field, code, params) : new AppError(code, params)
}

const ofAmount: ReadonlySet<ErrorCode> = new Set([
  'payments.aboveBalance',
  'payments.aboveAwaited',
  'payments.aboveRefundable',
] as const)
