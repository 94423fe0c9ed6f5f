/** What a shop asks for what is needed sooner than it is usually ready. Inside the shop. */
import { isRushed, rushOfCart } from '@darzi/tailoring/cart/rush.ts'
import type { Tx } from '../../db/tx.ts'
import { usualDay } from '../collection/api.ts'
import { rushRule } from '../orders/api.ts'
import type { LineOfShop } from './by-shop.ts'

/** The lines, each with the day on which its garment is usually ready if it is ordered today. */
export async function withUsualDays(tx: Tx, lines: readonly LineOfShop[], today: string) {
  const usual = new Map<string, string>()
  for (const key of new Set(lines.map(({ row }) => row.garment_key)))
    usual.set(key, await usualDay(tx, { garment: key, today }))
  return lines.map((line) => ({ ...line, usualOn: usual.get(line.row.garment_key) ?? today }))
}

/** The surcharge of one shop's lines for this day, in minor units, and which of them are urgent. */
export async function rushOfPart(
  tx: Tx,
  { lines, dueOn, today }: { lines: readonly LineOfShop[]; dueOn: string | undefined; today: string },
) {
  const rule = await rushRule(tx)
  const dated = await withUsualDays(tx, lines, today)
  const wanted = dated.map(({ line, row, usualOn }) => ({
    priceMinor: row.price_minor,
    count: line.count,
    usualOn,
  }))
  return {
    minor: rushOfCart(wanted, dueOn, rule),
    lines: dated.map((each) => ({ ...each, isUrgent: isRushed(each, dueOn, rule) })),
  }
}
