import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { type PaymentMethodKey, paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'

/** UPI and the wallets of India take rupees only. */
const onlyRupees: ReadonlySet<PaymentMethodKey> = new Set(['upi', 'paytm', 'phonepe', 'gpay'])

/** The ways money comes or goes in this currency. */
export const offeredMethods = (currency: Currency): PaymentMethodKey[] =>
  paymentMethodKeys.filter((key) => currency === 'INR' || !onlyRupees.has(key))
