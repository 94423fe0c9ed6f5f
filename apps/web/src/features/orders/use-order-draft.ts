import type { Order } from '@darzi/contract/order-shapes.ts'
import { isDay } from '@darzi/tailoring/customers/days.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { promiseFor, workshopDay } from '@darzi/tailoring/orders/due.ts'
import { pieceMinor, priceOf } from '@darzi/tailoring/orders/price.ts'
import { leadDaysOf, type RushedPiece, type RushRule, rushOf } from '@darzi/tailoring/orders/rush.ts'
import { flushSync } from 'react-dom'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { hasFieldsOf } from '../../kits/form/stored-draft.ts'
import { useStoredDraft } from '../../kits/form/use-stored-draft.ts'
import type { CounterRules } from './counter-queries.ts'
import { amountOf } from './draft-body.ts'
import {
  anotherOf,
  emptyOrder,
  type Garments,
  garmentOf,
  type OrderDraft,
  type PieceDraft,
} from './order-draft.ts'

/** An order being taken for a customer, kept with every change until it is taken; without a `label` on this device only. */
export function useOrderDraft(customerId: string, label?: string) {
  const kept = useStoredDraft<OrderDraft>({
    feature: 'orders',
    form: customerId,
    label,
    begun: () => emptyOrder(newId()),
    fits: (found) => hasFieldsOf(emptyOrder(''), found),
    adopt: (theirs) => anotherOf(theirs, newId).draft,
    isBegun: ({ pieces }) => pieces.length > 0,
  })
  const setDraft = kept.change
  return {
    ...kept,
    draft: kept.value,
    change: (part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part })),
    addPieces: (pieces: PieceDraft[]) => setDraft((now) => ({ ...now, pieces: [...now.pieces, ...pieces] })),
    changePiece: (id: string, part: Partial<PieceDraft>) =>
      setDraft((now) => ({
        ...now,
        pieces: now.pieces.map((piece) => (piece.id === id ? { ...piece, ...part } : piece)),
      })),
    removePiece: (id: string) =>
      setDraft((now) => ({ ...now, pieces: now.pieces.filter((piece) => piece.id !== id) })),
    /** Their sizes are taken another day. */
    takeSizesLater: (personId: string) =>
      setDraft((now) => ({ ...now, sizesLater: [...(now.sizesLater ?? []), personId] })),
    /** It goes on as this one, which has ids of its own. */
    goOnAs: (other: OrderDraft) => setDraft(() => other),
  }
}
export type OrderForm = ReturnType<typeof useOrderDraft>

/** What a half-taken order costs and when it would be ready, by the same rules as the server's. */

/** A piece with its add-ons, as far as it is typed. */
export function pieceTotal(piece: PieceDraft, garments: Garments, currency: Currency): number {
  return pieceMinor(priced(piece, garments, currency))
}

function priced(piece: PieceDraft, garments: Garments, currency: Currency) {
  const known = garmentOf(garments, piece.garment)?.addOns ?? []
  return {
    isUrgent: piece.isUrgent,
    priceMinor: amountOf(piece.price, currency),
    addOns: known.filter(({ key }) => piece.addOns.includes(key)),
  }
}

interface Pricing {
  currency: Currency
  /** Unknown: what was not typed shows as nothing. */
  rush?: RushRule | undefined
}

export function priceOfDraft(draft: OrderDraft, garments: Garments, { currency, rush }: Pricing) {
  const pieces = draft.pieces.map((piece) => priced(piece, garments, currency))
  const rushMinor = rushOfDraft(draft, pieces, { currency, rush })
  const price = priceOf(pieces, { discountMinor: amountOf(draft.discount, currency), rushMinor })
  const advanceMinor = amountOf(draft.advance, currency)
  return { ...price, advanceMinor, balanceMinor: price.totalMinor - advanceMinor }
}

/** The surcharge: typed, or by the shop's rule; nothing where no piece is urgent. */
function rushOfDraft(
  { rush: typed }: OrderDraft,
  pieces: readonly RushedPiece[],
  { currency, rush = {} }: Pricing,
) {
  if (!pieces.some(({ isUrgent }) => isUrgent)) return 0
  return typed === undefined ? rushOf(pieces, rush) : amountOf(typed, currency)
}

/** The surcharge as it is sent: as the ticket shows it; left out where nobody has named it and the shop's rule is not known here. */
export const rushToSend = (
  { rush: typed }: OrderDraft,
  { rush, rushMinor }: { rush: RushRule | undefined; rushMinor: number },
) => (rush === undefined && typed === undefined ? undefined : rushMinor)

interface Asked extends CounterRules {
  today: string
}

/** The three days: those typed, also when they are none, else those the slowest garment and the shop's buffer lead to. */
export function daysOfDraft(draft: OrderDraft, garments: Garments, { today, bufferDays, rush = {} }: Asked) {
  const chosen = draft.pieces.flatMap(({ garment: key, isUrgent }) => {
    const garment = garmentOf(garments, key)
    return garment ? [{ ...garment, leadDays: leadDaysOf(garment.leadDays, isUrgent, rush) }] : []
  })
  const usualOn = promiseFor(
    chosen.map(({ leadDays }) => leadDays),
    today,
  )
  const promisedOn = draft.promisedOn || usualOn
  const counted = isDay(promisedOn) ? promisedOn : usualOn
  const workshopOn = workshopDay({ promisedOn: counted, bufferDays, orderedOn: today })
  const needsTrial = chosen.some(({ stages }) => stages.some((stage) => stage.isTrial))
  // On the workshop's own day there is still time to alter what the trial shows.
  const proposed = workshopOn > today ? workshopOn : undefined
  const trialOn = draft.hasTrial && needsTrial ? draft.trialOn || proposed : undefined
  return { promisedOn, usualOn, workshopOn, trialOn, needsTrial }
}

/** The order that an earlier sending made, whose answer was lost, when something was changed before sending again. */
export async function findSentOrder(error: unknown, id: string): Promise<Order | undefined> {
  if (!(error instanceof ProblemError) || error.code !== 'request.keyReused') return undefined
  return call('GET /api/orders/:id', { params: { id } }).then(cacheOrder, () => undefined)
}

/** A field that is marked as wrong, or the button that leaves out what is offered no more. */
export const invalidFields = '[aria-invalid="true"], [data-mends]'
const fields = 'summary, input, select, textarea'

/**
 * Puts right what was wrong here, with which its own button goes away. The focus goes on to the next that is wrong in the
 * form, else to the field that follows.
 */
export function fixAndFocusNext(here: HTMLElement, fix: () => void): void {
  const form = here.closest('form') ?? document.body
  const follows = (field: HTMLElement) =>
    (here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = [...form.querySelectorAll<HTMLElement>(fields)].find(follows)
  flushSync(fix)
  const wrong = [...form.querySelectorAll<HTMLElement>(invalidFields)]
  const isBehind = (field: HTMLElement) =>
    next && (next.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING) === 0
  const onward = wrong.find(isBehind) ?? wrong[0] ?? next
  onward?.focus()
}
