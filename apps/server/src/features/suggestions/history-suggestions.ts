/** Suggestions that learn from the shop's own past: each with the figures that led to it, and how often such ones came true. */
import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { addDays, daysBetween } from '@darzi/tailoring/customers/days.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { absenceCases, absenceOf } from '@darzi/tailoring/suggestions/call-back-advice.ts'
import { clothAdvice, clothCases } from '@darzi/tailoring/suggestions/cloth-advice.ts'
import { calibrated } from '@darzi/tailoring/suggestions/confidence.ts'
import { delayCases, delayRisk, riskFrom } from '@darzi/tailoring/suggestions/delay-advice.ts'
import { oddCases, oddSizes } from '@darzi/tailoring/suggestions/odd-sizes.ts'
import { reorderAdvice, reorderCases, runsOutFrom } from '@darzi/tailoring/suggestions/reorder-advice.ts'
import type { Tx } from '../../db/tx.ts'
import { allGarments } from '../garments/api.ts'
import {
  bodiesMeasured,
  metresTaken,
  orderDays,
  ordersBeingMade,
  ordersMade,
  usedByDay,
} from './history-queries.ts'

export interface Asking {
  now: Date
  timeZone: string
  /** The shop's day. */
  today: string
}

const dayMs = 24 * 3600_000
const yearAgo = ({ now }: Asking) => new Date(now.getTime() - 365 * dayMs)
/** Of one kind no more than somebody does in a morning. */
const mostOfKind = 10
const aheadDays = 14

/** Orders of the next two weeks that orders like them would not have kept. */
export async function delaySuggestions(tx: Tx, asking: Asking): Promise<Suggestion[]> {
  const { today, timeZone } = asking
  const made = await ordersMade(tx, { since: yearAgo(asking), timeZone })
  const open = await ordersBeingMade(tx, { from: today, to: addDays(today, aheadDays) })
  const sure = calibrated(delayCases(made))
  const found = open.flatMap((row): Suggestion[] => {
    const { garment, lead_days: leadDays, age_days: ageDays } = row
    const told = delayRisk(made, { garment, leadDays, ageDays })
    if (!told || told.risk < riskFrom) return []
    return [
      {
        key: `delayRisk:${row.id}:${row.promised_on}`,
        type: 'delayRisk',
        order: { id: row.id, number: orderNumber(row.number) },
        customer: { id: row.customer_id, name: row.customer_name },
        promisedOn: row.promised_on,
        usualDays: told.usualDays,
        leadDays,
        like: told.like,
        confidence: sure?.(told.risk),
      },
    ]
  })
  return found.slice(0, mostOfKind)
}

/** Regular customers who have stayed away longer than they used to. */
export async function callBackSuggestions(tx: Tx, { today }: Asking): Promise<Suggestion[]> {
  const customers = await orderDays(tx)
  const day = daysBetween('1970-01-01', today)
  const sure = calibrated(
    absenceCases(
      customers.map(({ days }) => days),
      day,
    ),
  )
  const found = customers.flatMap(({ id, name, days, last_on: lastOn }): Suggestion[] => {
    const absence = absenceOf(days, day)
    if (!absence) return []
    const { usualGapDays, awayDays, late } = absence
    return [
      {
        key: `callBack:${id}:${lastOn}`,
        type: 'callBack',
        customer: { id, name },
        lastOn,
        usualGapDays,
        awayDays,
        orders: days.length,
        confidence: sure?.(-late),
      },
    ]
  })
  return found.slice(0, mostOfKind)
}

const usedSinceDays = 180

/** Stock that will be used up before more of it comes. */
export async function reorderSuggestions(tx: Tx, { now, timeZone, today }: Asking): Promise<Suggestion[]> {
  const since = new Date(now.getTime() - usedSinceDays * dayMs)
  const items = (await usedByDay(tx, { since, timeZone })).map((item) => {
    const known = Math.floor((now.getTime() - item.created_at.getTime()) / dayMs) + 1
    const length = Math.max(1, Math.min(usedSinceDays, known))
    const used = Array.from({ length }, () => 0)
    for (const { on, used: milli } of item.days) {
      const place = length - 1 - daysBetween(on, today)
      if (place >= 0 && place < length) used[place] = Math.max(0, Number(milli))
    }
    return { ...item, used }
  })
  const sure = calibrated(items.flatMap(({ used }) => reorderCases(used)))
  const found = items.flatMap(({ id, name, unit, on_hand, used }): Suggestion[] => {
    const onHandMilli = Number(on_hand)
    const told = reorderAdvice(used, onHandMilli)
    if (!told || told.risk < runsOutFrom || told.buy === 0) return []
    return [
      {
        key: `reorder:${id}:${today.slice(0, 7)}`,
        type: 'reorder',
        item: { id, name },
        unit,
        onHandMilli,
        perMonthMilli: Math.round(told.perDay * 30),
        buyMilli: told.buy,
        confidence: sure?.(told.risk),
      },
    ]
  })
  return found.slice(0, mostOfKind)
}

/** Garments that take more or less cloth than their list says. Those whose cloth depends on a style are left alone. */
export async function clothSuggestions(tx: Tx, asking: Asking): Promise<Suggestion[]> {
  const taken = await metresTaken(tx, yearAgo(asking))
  const sure = calibrated([...taken.values()].flatMap(clothCases))
  const garments = (await allGarments(tx)).filter(({ isActive }) => isActive)
  return garments.flatMap(({ key, name, cloth, version }): Suggestion[] => {
    const metres = taken.get(key) ?? []
    const [listed, ...others] = cloth
    if (!listed || others.length > 0 || listed.when !== undefined) return []
    const usual = clothAdvice(metres, listed)
    if (!usual) return []
    return [
      {
        key: `clothMetres:${key}:${usual.fromM}-${usual.toM}`,
        type: 'clothMetres',
        garment: { key, name },
        version,
        pieces: metres.length,
        listed,
        usual: { ...listed, ...usual },
        confidence: sure?.(Math.min(metres.length, 40)),
      },
    ]
  })
}

const recentDays = 30

/** Sizes taken of late that are far from what the same person measured before. */
export async function oddSizeSuggestions(tx: Tx, { now }: Asking): Promise<Suggestion[]> {
  const rows = await bodiesMeasured(tx)
  const people = new Map<string, typeof rows>()
  for (const row of rows) people.set(row.person_id, [...(people.get(row.person_id) ?? []), row])
  const measured = (row: (typeof rows)[number]) => ({ day: row.taken_at.getTime() / dayMs, mm: row.mm })
  const sure = calibrated([...people.values()].flatMap((records) => oddCases(records.map(measured))))
  const found = [...people.values()].flatMap((records): Suggestion[] => {
    const [before, after] = records.slice(-2)
    if (!before || !after || now.getTime() - after.taken_at.getTime() > recentDays * dayMs) return []
    const odd = oddSizes(measured(before), measured(after))
    const [oddest] = odd
    if (!oddest) return []
    return [
      {
        key: `oddSizes:${after.id}`,
        type: 'oddSizes',
        person: { id: after.person_id, name: after.name },
        customerId: after.customer_id,
        recordId: after.id,
        beforeAt: before.taken_at.toISOString(),
        fields: odd.slice(0, 4).map(({ field, mm, beforeMm }) => ({ field, mm, beforeMm })),
        confidence: sure?.(oddest.change),
      },
    ]
  })
  return found.slice(0, mostOfKind)
}
