/** What a house pays its partner in one go, order by order. */
import type { PaymentMethodKey } from '../payments/methods.ts'

/** How a house sends a partner money; none of them costs the partner a fee. */
export const payoutMethods = ['netbanking', 'upi', 'cash'] as const satisfies readonly PaymentMethodKey[]
export type PayoutMethod = (typeof payoutMethods)[number]
