/** When a message may go, and by which way. */

import { instantFrom, wallTimeOf } from '../calendar/wall-clock.ts'
import { addDays } from '../customers/days.ts'
import type { Channel } from './events.ts'

/** Minutes of the shop's clock; the same twice means there are none. */
export interface QuietHours {
  fromMinute: number
  toMinute: number
}

/** The first moment at or after `at` outside the quiet hours, on the shop's clock. */
export function afterQuiet(at: Date, { fromMinute, toMinute }: QuietHours, zone: string): Date {
  const { on, minute } = wallTimeOf(at, zone)
  const runsOverMidnight = fromMinute > toMinute
  if (fromMinute === toMinute) return at
  if (!runsOverMidnight)
    return minute >= fromMinute && minute < toMinute ? instantFrom({ on, minute: toMinute }, zone) : at
  if (minute >= fromMinute) return instantFrom({ on: addDays(on, 1), minute: toMinute }, zone)
  return minute < toMinute ? instantFrom({ on, minute: toMinute }, zone) : at
}

/** `at`, or the last moment to begin before the quiet hours it falls into: a quarter of an hour ahead, so that it is over by then. */
export function beforeQuiet(at: Date, quiet: QuietHours, zone: string): Date {
  if (afterQuiet(at, quiet, zone) <= at) return at
  const { on, minute } = wallTimeOf(at, zone)
  const day = minute >= quiet.fromMinute ? on : addDays(on, -1)
  return new Date(instantFrom({ on: day, minute: quiet.fromMinute }, zone).getTime() - aheadMs)
}
const aheadMs = 15 * 60_000

export const consents = ['unasked', 'given', 'withdrawn'] as const
export type Consent = (typeof consents)[number]

/** Of two records of one person: a no of either stands, then a yes of either. */
export const strongerConsent = (one: Consent, other: Consent): Consent =>
  (['withdrawn', 'given'] as const).find((each) => each === one || each === other) ?? 'unasked'

export interface Reachable {
  phone?: string
  email?: string
  consent: Consent
  /** The way the customer asked for. */
  prefers?: Channel
}

/** WhatsApp asks for a yes beforehand; a text or a mail about an order is part of taking it. */
const order = ['whatsapp', 'sms', 'email', 'link'] as const satisfies readonly Channel[]

/**
 * The one way a customer is told by: the one they asked for, else the first that is open. None for whoever said no, and for what needs
 * a yes that was not given.
 */
export function channelFor(
  { phone, email, consent, prefers }: Reachable,
  open: readonly Channel[],
  needsConsent = false,
): Channel | undefined {
  if (consent === 'withdrawn' || (needsConsent && consent !== 'given')) return undefined
  const reaches = (way: Channel) => {
    if (way === 'whatsapp') return phone !== undefined && consent === 'given'
    return way === 'email' ? email !== undefined : phone !== undefined
  }
  const wished = prefers && prefers !== 'link' ? [prefers, ...order] : order
  return wished.find((way) => open.includes(way) && reaches(way))
}

/** With its country's code, so that a chat can be opened with it from anywhere. */
export const isWholePhone = (phone: string | undefined): phone is string => /^\+\d{7,15}$/.test(phone ?? '')

/** The address that opens a chat with these words in it. Nothing tells whether it was sent. */
export const chatLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '').replace(/^0+/, '')}?text=${encodeURIComponent(text)}`
