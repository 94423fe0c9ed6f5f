/** How customers pay at the counter, what it costs the shop and when the money comes (spec, section 9). */
import type { Currency } from '../money/currencies.ts'

interface PaymentMethod {
  type: 'wallet' | 'qr' | 'card' | 'bank' | 'cash' | 'upi'
  /** Hundredths of a percent of the amount. */
  feeBasisPoints: number
  /** Bank days until the money is there; 0 is at once. */
  settlementDays: number
}

export const paymentMethodKeys = [
  'cash',
  'upi',
  'qr',
  'debit',
  'credit',
  'netbanking',
  'paytm',
  'phonepe',
  'gpay',
] as const
export type PaymentMethodKey = (typeof paymentMethodKeys)[number]

export const paymentMethods: Record<PaymentMethodKey, PaymentMethod> = {
  cash: { type: 'cash', feeBasisPoints: 0, settlementDays: 0 },
  upi: { type: 'upi', feeBasisPoints: 0, settlementDays: 0 },
  qr: { type: 'qr', feeBasisPoints: 0, settlementDays: 0 },
  debit: { type: 'card', feeBasisPoints: 150, settlementDays: 1 },
  credit: { type: 'card', feeBasisPoints: 250, settlementDays: 2 },
  netbanking: { type: 'bank', feeBasisPoints: 0, settlementDays: 1 },
  paytm: { type: 'wallet', feeBasisPoints: 50, settlementDays: 1 },
  phonepe: { type: 'wallet', feeBasisPoints: 50, settlementDays: 1 },
  gpay: { type: 'wallet', feeBasisPoints: 50, settlementDays: 1 },
}

/** UPI and the wallets of India take rupees only. */
const onlyRupees: ReadonlySet<PaymentMethodKey> = new Set(['upi', 'paytm', 'phonepe', 'gpay'])

/** The ways money comes or goes in this currency. */
export const offeredMethods = (currency: Currency): PaymentMethodKey[] =>
  paymentMethodKeys.filter((key) => currency === 'INR' || !onlyRupees.has(key))

/** A code to scan proves nothing: such money may be asked for and waited for. The other ways it is there or not. */
export const mayBeAwaited = (method: PaymentMethodKey, currency: Currency): boolean =>
  currency === 'INR' && (method === 'upi' || method === 'qr')

interface ByWay {
  method: PaymentMethodKey
  isPending?: boolean
}

/** Why money in this currency is not taken this way; undefined when it is. */
export function methodRefused({ method, isPending }: ByWay, currency: Currency) {
  if (!offeredMethods(currency).includes(method)) return 'payments.methodNotOffered'
  return isPending && !mayBeAwaited(method, currency) ? 'payments.methodNotAwaited' : undefined
}

/** The fee of an amount in minor units, rounded half up to the minor unit. */
export const feeOf = (method: PaymentMethodKey, amountMinor: number): number =>
  Math.round((amountMinor * paymentMethods[method].feeBasisPoints) / 10_000)
