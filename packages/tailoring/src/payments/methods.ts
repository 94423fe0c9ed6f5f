/** How customers pay at the counter, what it costs the shop and when the money comes (spec, section 9). */
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

/** The fee of an amount in minor units, rounded half up to the minor unit. */
export const feeOf = (method: PaymentMethodKey, amountMinor: number): number =>
  Math.round((amountMinor * paymentMethods[method].feeBasisPoints) / 10_000)
