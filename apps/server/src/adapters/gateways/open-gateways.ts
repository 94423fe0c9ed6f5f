import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { Settings } from '../../settings.ts'
import { type Gateway, type GatewayKey, gatewayKeys } from './gateway.ts'
import { createRazorpayGateway } from './razorpay-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'

export type Gateways = Partial<Record<GatewayKey, Gateway>>

/** What each gateway asks for, by the names of the settings. */
const needed = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<GatewayKey, readonly (keyof Settings)[]>

/** The gateways whose keys are set. */
export function openGateways(settings: Settings): Gateways {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = settings
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_API_URL } = settings
  const gateways: Gateways = {}
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET)
    gateways.razorpay = createRazorpayGateway({
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
      apiUrl: RAZORPAY_API_URL,
    })
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    gateways.stripe = createStripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: STRIPE_API_URL,
    })
  return gateways
}

/** Settings of a gateway that are not set. */
export const missingOf = (key: GatewayKey, settings: Settings): string[] =>
  needed[key].filter((name) => !settings[name])

/** Razorpay takes rupees, in which it knows UPI and the banks of India; Stripe takes every currency of ours. */
export const takes = (key: GatewayKey, currency: Currency): boolean => key === 'stripe' || currency === 'INR'

/** The ones that take this currency, the one to be preferred first. */
export const gatewaysFor = (gateways: Gateways, currency: Currency): Gateway[] =>
  gatewayKeys.flatMap((key) => gateways[key] ?? []).filter(({ key }) => takes(key, currency))
