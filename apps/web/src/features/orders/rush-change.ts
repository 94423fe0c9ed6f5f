import type { Garment } from '@darzi/contract/garments.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { pieceMinor, priceResult } from '@darzi/tailoring/orders/price.ts'
import { type RushRule, rushAfter } from '@darzi/tailoring/orders/rush.ts'
import { rushRuleFor } from '@darzi/tailoring/orders/sources.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { amountOf } from './draft-body.ts'
import { moneyText, type PieceDraft } from './order-draft.ts'

interface Editing {
  /** As it was when its form was opened. */
  opened: Piece
  draft: PieceDraft
  garment: Garment | undefined
  rule: RushRule
}

/**
 * By how much saving this piece changes the surcharge for rush, in minor units, by the same rules as the server's: nothing where a bill
 * stands or the money paid forbids it, and where the price was agreed urgency costs nothing more.
 */
export function rushChange(order: Order, { opened, draft, garment, rule }: Editing): number {
  if (order.isBilled) return 0
  const isPriceKept = draft.price === (opened.priceMinor ? moneyText(opened.priceMinor, order.currency) : '')
  const after = {
    isUrgent: draft.isUrgent,
    priceMinor: isPriceKept ? opened.priceMinor : amountOf(draft.price, order.currency),
    addOns: draft.addOns.flatMap((key) => {
      const known = [...opened.addOns, ...(garment?.addOns ?? [])].find((each) => each.key === key)
      return known ? [known] : []
    }),
  }
  const others = order.pieces.filter(({ id }) => id !== opened.id)
  const edit = { rushMinor: order.rushMinor, before: opened, after, others }
  const changeMinor = rushAfter(edit, rushRuleFor(order.source, rule)) - order.rushMinor
  const piecesMinor = order.piecesMinor + changeMinor + pieceMinor(after) - pieceMinor(opened)
  const result = priceResult({ ...order, piecesMinor, beforeMinor: order.totalMinor })
  return 'refused' in result ? 0 : changeMinor
}

/** The same as a sentence; undefined where nothing changes. */
export function rushHint(changeMinor: number, { currency }: Pick<Order, 'currency'>, t: Translate) {
  if (changeMinor === 0) return undefined
  const amount = writeMoney(Math.abs(changeMinor), currency)
  return t(changeMinor > 0 ? 'orders-page.rush.adds' : 'orders-page.rush.takesOff', { amount })
}
