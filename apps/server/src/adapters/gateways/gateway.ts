/**
 * Port of a payment gateway: a hosted page where a customer pays, and signed events that say how it went. Never called inside a
 * transaction. A checkout is opened under our own id, which the gateway sends back with every event.
 */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import { AdapterError } from '../adapter-error.ts'

export const gatewayKeys = ['razorpay', 'stripe'] as const
export type GatewayKey = (typeof gatewayKeys)[number]

export interface Checkout {
  /** Ours. The same id again opens the same checkout. */
  id: string
  amountMinor: number
  currency: Currency
  /** What is paid for, as the customer reads it. */
  title: string
  returnUrl: string
  expiresAt: Date
}

export interface OpenCheckout {
  reference: string
  url: string
}

/** How a checkout stands. */
export type Outcome =
  | { state: 'open' }
  | { state: 'failed' | 'expired' }
  | {
      state: 'paid'
      amountMinor: number
      /** As the gateway writes it, in capitals. */
      currency: string
      transactionId: string
      method: PaymentMethodKey
    }

export interface GatewayEvent {
  id: string
  kind: string
  /** Of our checkouts; absent in an event that is about something else. */
  about?: { id: string; outcome: Outcome }
  /** How a refund that was asked for under our id stands. */
  refund?: { id: string; state: RefundState }
}

export type RefundState = 'waiting' | 'done' | 'refused'

export interface Gateway {
  key: GatewayKey
  open(checkout: Checkout): Promise<OpenCheckout>
  /** How it stands at the gateway now. */
  look(reference: string): Promise<Outcome>
  /** Gives money back; the same id again is the same refund, however late, and says how it stands. */
  refund(refund: { id: string; transactionId: string; amountMinor: number }): Promise<RefundState>
  /**
   * Reads an event as it was sent. Throws GatewayError `forged` for a wrong signature, `stale` for one that is too old, and
   * `malformed`.
   */
  readEvent(sent: SentEvent, now: Date): Promise<GatewayEvent>
}

/**
 * Whether an answer of this status says that money will not be given back. A key that is not good (any more) and a payment that this
 * account does not know say nothing of it, nor does one that is still being worked on.
 */
export const refusesRefund = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 404, 409, 429].includes(status)
/** Of a question how something stands: no answer is one. */
export const refusesNothing = (): boolean => false

export interface SentEvent {
  /** The very bytes of the body, as text. */
  body: string
  header(name: string): string | undefined
}

type GatewayErrorKind = 'unreachable' | 'refused' | 'forged' | 'stale' | 'malformed'

export class GatewayError extends AdapterError<GatewayErrorKind> {
  constructor(kind: GatewayErrorKind, message: string, cause?: unknown) {
    super(message, { kind, mayRetry: kind === 'unreachable', cause })
  }
}

/** What is paid by a way the table of methods does not know counts as the dearest: by credit card. */
export const unknownMethod: PaymentMethodKey = 'credit'
