/**
 * The whole life of a customer's consent to show a photo of what was sewn for them: who may do what, when, and what it becomes. One table
 * for the shop, the customer and the server. Nobody but the customer ever says yes.
 */
import type { OrderState } from '../orders/life.ts'
import type { Result } from '../result.ts'

export const consentStates = ['asked', 'agreed', 'declined', 'withdrawn'] as const
export type ConsentState = (typeof consentStates)[number]
/** By the order's private link, or signed in to the account it belongs to. */
export const consentWays = ['link', 'account'] as const
export type ConsentWay = (typeof consentWays)[number]

/** Which version of the sentences a customer agrees to; it goes up whenever their meaning changes (tracking.consent.ask in the words). */
export const consentWording = 1

interface Act {
  by: 'shop' | 'customer'
  /** `none`: of a photo that was never asked about. */
  from: readonly (ConsentState | 'none')[]
  to: ConsentState
}

export const consentActs = {
  ask: { by: 'shop', from: ['none', 'declined'], to: 'asked' },
  show: { by: 'shop', from: ['agreed'], to: 'agreed' },
  agree: { by: 'customer', from: ['asked', 'declined', 'withdrawn'], to: 'agreed' },
  decline: { by: 'customer', from: ['asked'], to: 'declined' },
  withdraw: { by: 'customer', from: ['agreed'], to: 'withdrawn' },
} as const satisfies Record<string, Act>
export type ConsentAct = keyof typeof consentActs

export const customerConsentActs = ['agree', 'decline', 'withdraw'] as const satisfies ConsentAct[]
export type CustomerConsentAct = (typeof customerConsentActs)[number]

export function mayActOnConsent(
  state: ConsentState | 'none',
  act: ConsentAct,
): Result<{ to: ConsentState }, 'photoConsents.notFromHere', { state: string }> {
  const { from, to }: Act = consentActs[act]
  return from.includes(state) ? { ok: true, to } : { refused: 'photoConsents.notFromHere', params: { state } }
}

/** After a no, a shop asks of an order once more and then never again. */
const mostRefusals = 1

interface ToAsk {
  order: { state: OrderState; source?: string | undefined }
  photo: { kind: string }
  /** How the photo's newest request stands. */
  state: ConsentState | 'none'
  /** How many requests of this order are declined or withdrawn. */
  refusals: number
  /** How many of them were made after the first of those answers. */
  askedAfterNo: number
}

/** Whether the shop may ask to show a photo. The work is whoever's it was delivered to: a house's order is not the tailor's to ask about. */
export function mayAskConsent({
  order,
  photo,
  state,
  refusals,
  askedAfterNo,
}: ToAsk): Result<
  { to: ConsentState },
  | 'photoConsents.notDelivered'
  | 'photoConsents.ofHouse'
  | 'photoConsents.notWork'
  | 'photoConsents.askedEnough'
  | 'photoConsents.notFromHere',
  { state: string }
> {
  const params = { state }
  if (order.source === 'house') return { refused: 'photoConsents.ofHouse', params }
  if (order.state !== 'delivered') return { refused: 'photoConsents.notDelivered', params }
  if (photo.kind !== 'stage') return { refused: 'photoConsents.notWork', params }
  const isAskedAgain = refusals === mostRefusals && askedAfterNo > 0
  if (refusals > mostRefusals || isAskedAgain || state === 'withdrawn')
    return { refused: 'photoConsents.askedEnough', params }
  return mayActOnConsent(state, 'ask')
}
