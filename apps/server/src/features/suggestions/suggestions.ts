import type { Suggestion, suggestionRoutes } from '@darzi/contract/suggestions.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { crowdedDays } from '@darzi/tailoring/suggestions/crowded-days.ts'
import { areOld, unsureGirths } from '@darzi/tailoring/suggestions/sizes-advice.ts'
import type { Tx } from '../../db/tx.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import {
  callBackSuggestions,
  clothSuggestions,
  delaySuggestions,
  oddSizeSuggestions,
  reorderSuggestions,
} from './history-suggestions.ts'
import { priceSuggestions } from './price-suggestions.ts'
import { markedAmong, readFlags, removeMarks, writeFlags, writeMark } from './suggestion-store.ts'
import { busiestDay, promisedByDay, sentUnchecked, waitingPieces } from './taken-queries.ts'

/** What the rules say now, of the kinds the shop wants, without what was put away. */
export async function listSuggestions({ tx, member, now }: RequestContext<typeof suggestionRoutes.list>) {
  const flags = await readFlags(tx)
  const found: Suggestion[] = []
  if (flags.autoSuggestions) {
    const { timeZone } = member.shop
    const asking = { now, timeZone, today: dayIn(timeZone, now) }
    found.push(...(await daySuggestions(tx, { member, now })), ...(await delaySuggestions(tx, asking)))
    found.push(...(await sentSuggestions(tx)))
    if (flags.qualityCheck)
      found.push(...(await sizeSuggestions(tx, now)), ...(await oddSizeSuggestions(tx, asking)))
    found.push(...(await reorderSuggestions(tx, asking)), ...(await callBackSuggestions(tx, asking)))
    if (flags.pricingOptimization)
      found.push(...(await priceSuggestions(tx, { member, now })), ...(await clothSuggestions(tx, asking)))
  }
  const marked = await markedAmong(
    tx,
    found.map(({ key }) => key),
  )
  return { rows: found.filter(({ key }) => !marked.has(key)), putAway: marked.size }
}

const aheadDays = 14
const lookedBackMs = 90 * 24 * 3600_000

/** Days of the next two weeks for which more is promised than the shop handed over on its busiest of late. */
async function daySuggestions(tx: Tx, { member, now }: { member: Member; now: Date }): Promise<Suggestion[]> {
  const { timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const busiest = await busiestDay(tx, { since: new Date(now.getTime() - lookedBackMs), timeZone })
  const byDay = await promisedByDay(tx, { from: today, to: addDays(today, aheadDays) })
  return crowdedDays({ byDay, busiest }).map(({ day, pieces }) => ({
    key: `crowdedDay:${day}:${pieces}`,
    type: 'crowdedDay',
    day,
    pieces,
    busiest,
  }))
}

const ok = { ok: true as const }

/** Puts a suggestion away until its figures change. */
export async function markSuggestion({
  tx,
  member,
  params,
  body,
  now,
}: RequestContext<typeof suggestionRoutes.mark>) {
  const { shopId, id: memberId } = member
  await writeMark(tx, { shopId, key: params.key, mark: body.mark, memberId, at: now })
  return ok
}

export async function unmarkSuggestion({ tx, params }: RequestContext<typeof suggestionRoutes.unmark>) {
  await removeMarks(tx, params.key)
  return ok
}

export async function showAllSuggestions({ tx }: RequestContext<typeof suggestionRoutes.showAll>) {
  await removeMarks(tx)
  return ok
}

/** Which kinds of help the shop wants; flags left out stay. */
export async function changeSettings({
  tx,
  member,
  body,
}: RequestContext<typeof suggestionRoutes.changeSettings>) {
  const flags = { ...(await readFlags(tx)), ...body }
  await writeFlags(tx, member.shopId, flags)
  return flags
}

const mostShown = 20

/** People to measure before their piece is cut: old sizes, or sizes by photo that may be too far off. One line a record. */
async function sizeSuggestions(tx: Tx, now: Date): Promise<Suggestion[]> {
  const rows = (await waitingPieces(tx)).flatMap((piece) => suggestionOf(piece, now))
  const byKey = new Map(rows.toReversed().map((row) => [row.key, row]))
  return [...byKey.values()].toReversed().slice(0, mostShown)
}

type WaitingPiece = Awaited<ReturnType<typeof waitingPieces>>[number]

function suggestionOf({ snapshot, ...piece }: WaitingPiece, now: Date): Suggestion[] {
  if (!snapshot) return []
  const person = { id: piece.person_id, name: piece.person_name }
  const order = { id: piece.order_id, number: orderNumber(piece.number) }
  const fields = unsureGirths(snapshot)
  if (fields.length > 0)
    return [{ key: `photoSizes:${snapshot.recordId}`, type: 'photoSizes', person, order, fields }]
  if (!areOld(snapshot, now)) return []
  const { takenAt } = snapshot
  return [{ key: `oldSizes:${snapshot.recordId}`, type: 'oldSizes', person, order, takenAt }]
}

/** What customers sent and nobody has checked. */
async function sentSuggestions(tx: Tx): Promise<Suggestion[]> {
  return (await sentUnchecked(tx)).map((row) => ({
    key: `sentSizes:${row.id}`,
    type: 'sentSizes',
    person: { id: row.person_id, name: row.name },
    customerId: row.customer_id,
    recordId: row.id,
    sentAt: row.created_at.toISOString(),
  }))
}
