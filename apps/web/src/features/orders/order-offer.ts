/** What a half-taken order costs and when it would be ready, by the same rules as the server's. */

import { isDay } from '@darzi/tailoring/customers/days.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { promiseFor, workshopDay } from '@darzi/tailoring/orders/due.ts'
import { pieceMinor, priceOf } from '@darzi/tailoring/orders/price.ts'
import { amountOf } from './draft-body.ts'
import { type Garments, garmentOf } from './garment-in-list.ts'
import type { OrderDraft, PieceDraft } from './order-draft.ts'

/** A piece with its add-ons, as far as it is typed. */
export function pieceTotal(piece: PieceDraft, garments: Garments, currency: Currency): number {
  return pieceMinor(priced(piece, garments, currency))
}

function priced(piece: PieceDraft, garments: Garments, currency: Currency) {
  const known = garmentOf(garments, piece.garment)?.addOns ?? []
  return {
    priceMinor: amountOf(piece.price, currency),
    addOns: known.filter(({ key }) => piece.addOns.includes(key)),
  }
}

export function priceOfDraft(draft: OrderDraft, garments: Garments, currency: Currency) {
  const pieces = draft.pieces.map((piece) => priced(piece, garments, currency))
  const price = priceOf(pieces, amountOf(draft.discount, currency))
  const advanceMinor = amountOf(draft.advance, currency)
  return { ...price, advanceMinor, balanceMinor: price.totalMinor - advanceMinor }
}

interface Asked {
  today: string
  bufferDays: number
}

/** The three days: those typed, also when they are none, else those the slowest garment and the shop's buffer lead to. */
export function daysOfDraft(draft: OrderDraft, garments: Garments, { today, bufferDays }: Asked) {
  const chosen = draft.pieces.flatMap((piece) => garmentOf(garments, piece.garment) ?? [])
  const usual = promiseFor(
    chosen.map(({ leadDays }) => leadDays),
    today,
  )
  const promisedOn = draft.promisedOn || usual
  const counted = isDay(promisedOn) ? promisedOn : usual
  const workshopOn = workshopDay({ promisedOn: counted, bufferDays, orderedOn: today })
  const needsTrial = chosen.some(({ stages }) => stages.some((stage) => stage.isTrial))
  // On the workshop's own day there is still time to alter what the trial shows.
  const proposed = workshopOn > today ? workshopOn : undefined
  const trialOn = draft.hasTrial && needsTrial ? draft.trialOn || proposed : undefined
  return { promisedOn, workshopOn, trialOn, needsTrial }
}
