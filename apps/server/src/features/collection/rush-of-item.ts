/** What a shop asks for a garment that is needed sooner than it is usually ready. Inside the shop. */
import { isRushed, rushOfCart } from '@darzi/tailoring/cart/rush.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { promiseFor } from '@darzi/tailoring/orders/due.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { garmentOf } from '../garments/api.ts'
import { rushRule } from '../orders/api.ts'

/** The day on which a garment of this type is usually ready if it is ordered today. */
export async function usualDay(tx: Tx, { garment, today }: { garment: string; today: string }) {
  return promiseFor([(await garmentOf(tx, garment))?.leadDays ?? 0], today)
}

interface Wanted {
  garment: string
  priceMinor: number
  dueOn: string | undefined
  /** The shop's day. */
  today: string
}

/** The surcharge of one garment for this day, in minor units, and whether it is urgent. */
export async function rushOfGarment(tx: Tx, { garment, priceMinor, dueOn, today }: Wanted) {
  const rule = await rushRule(tx)
  const usualOn = await usualDay(tx, { garment, today })
  return {
    rushMinor: rushOfCart([{ priceMinor, count: 1, usualOn }], dueOn, rule),
    isUrgent: isRushed({ usualOn }, dueOn, rule),
  }
}

/** What the shop asks for a day sooner than the usual one; undefined where it asks nothing. */
export async function rushOffered(tx: Tx, given: { garment: string; today: string }) {
  const { percentBp, amountMinor } = await rushRule(tx)
  if (!percentBp && !amountMinor) return undefined
  return { percentBp, amountMinor, usualOn: await usualDay(tx, given) }
}

interface Seen {
  shop: { name: string; currency: Currency }
  /** What the customer saw, in minor units. */
  seenMinor: number
  /** What it costs. */
  minor: number
}

/** What the customer saw that their day costs is what it costs; anything else is not ordered. Throws cart.rushChanged at `dueOn`. */
export function requireRushSeen({ shop, seenMinor, minor }: Seen) {
  if (seenMinor === minor) return
  const told = (amountMinor: number) => writeMoney(amountMinor, shop.currency)
  const params = { shop: shop.name, was: told(seenMinor), now: told(minor) }
  throw new AppError('cart.rushChanged', params, [{ field: 'dueOn', code: 'cart.rushChanged', params }])
}
