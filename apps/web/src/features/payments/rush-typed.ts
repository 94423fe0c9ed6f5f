/** What rush costs in the shop, while it is typed. */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { mostRushBp, mostRushDays, mostRushMinor, type RushRule } from '@darzi/tailoring/orders/rush.ts'
import { readNumber, readWhole } from '@darzi/tailoring/units/read-number.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { amountText, readAmount } from './amount.ts'

export const rushWays = ['none', 'percent', 'amount'] as const
export type RushWay = (typeof rushWays)[number]

export interface RushTyped {
  rushBy: RushWay
  /** A percentage or an amount, by the way. */
  rushCost: string
  rushDays: string
}

export const rushWayOf = ({ percentBp, amountMinor }: RushRule): RushWay => {
  if (percentBp !== undefined) return 'percent'
  return amountMinor === undefined ? 'none' : 'amount'
}

/** The rule as its fields show it. */
export function rushTyped(rule: RushRule, currency: Currency): RushTyped {
  const { percentBp, amountMinor, leadDays } = rule
  const cost = percentBp === undefined ? '' : String(percentBp / 100)
  return {
    rushBy: rushWayOf(rule),
    rushCost: amountMinor === undefined ? cost : amountText(amountMinor, currency),
    rushDays: leadDays === undefined ? '' : String(leadDays),
  }
}

interface ReadRush {
  rush: RushRule
  /** Words keys by field. */
  found: Partial<Record<keyof RushTyped, string>>
}

/** The rule that was typed, and what of it cannot be read. */
export function readRush({ rushBy, rushCost, rushDays }: RushTyped, currency: Currency): ReadRush {
  const found: ReadRush['found'] = {}
  const leadDays = rushDays.trim() === '' ? undefined : readWhole(rushDays)
  if (rushDays.trim() !== '' && (leadDays ?? Number.POSITIVE_INFINITY) > mostRushDays)
    found.rushDays = 'payments.wrong.rushDays'
  if (rushBy === 'none') return { rush: { leadDays }, found }
  if (rushBy === 'percent') {
    const read = readNumber(rushCost)
    const percentBp = 'ok' in read ? Math.round(read.value * 100) : 0
    if (percentBp < 1 || percentBp > mostRushBp) found.rushCost = 'payments.wrong.percent'
    return { rush: { percentBp, leadDays }, found }
  }
  const read = readAmount(rushCost, { currency, mostMinor: mostRushMinor })
  if ('wrong' in read) found.rushCost = read.wrong
  const amountMinor = 'minor' in read ? read.minor : undefined
  return { rush: { amountMinor, leadDays }, found }
}

/** The sentence at a field, for the form's own checks. */
export function rushWrong(t: Translate, typed: RushTyped, { field, currency }: Asking): string | null {
  const key = readRush(typed, currency).found[field]
  return key ? t(key, { most: writeMoney(mostRushMinor, currency) }) : null
}

interface Asking {
  field: keyof RushTyped
  currency: Currency
}
