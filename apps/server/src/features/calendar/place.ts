/** Where an appointment finds its place: in a free slot, or over one, with a reason. The calendar is held by whoever asks. */
import type { ErrorCode } from '@darzi/contract/error-codes.ts'
import { freeSlots, type Plan, type SlotFilter, slotAt } from '@darzi/tailoring/calendar/slots.ts'
import { instantOf } from '@darzi/tailoring/calendar/wall-clock.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { type AppError, fieldError } from '../../http/app-error.ts'
import { planOf, rulesOf } from './plan-queries.ts'

export interface Placing extends SlotFilter {
  on: string
  minute: number
  timeZone: string
  now: Date
  notBefore?: Date
  language: Language
  /** The appointment that is being moved. */
  except?: string
  overbookReason?: string
}

export interface Placed {
  startsAt: Date
  endsAt: Date
  memberId: string | null
  overbookReason: string | null
}

/** How far ahead the next free slot is looked for. */
const daysAhead = 14

/**
 * The place for it. Throws calendar.noSuchTime and calendar.past always, what else stands in the way unless a reason books over it:
 * of a time that is taken, with the next one that is free.
 */
export async function place(tx: Tx, wanted: Placing): Promise<Placed> {
  const { on, timeZone, now, except, overbookReason } = wanted
  const notBefore = wanted.notBefore ?? now
  const plan = await planOf(tx, { timeZone, firstOn: on, days: daysAhead, notBefore, except })
  const found = slotAt(plan, wanted)
  if ('ok' in found) {
    const { startsAt, endsAt, memberIds } = found.slot
    return { startsAt, endsAt, memberId: memberIds[0] ?? null, overbookReason: null }
  }
  const { refused } = found
  if (refused === 'calendar.noSuchTime' || refused === 'calendar.past') throw fieldError('minute', refused)
  if (!overbookReason) throw await refusal(tx, plan, wanted, refused)
  const startsAt = instantOf(wanted, timeZone) ?? notBefore
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + wanted.minutes * 60_000),
    memberId: wanted.memberId ?? null,
    overbookReason,
  }
}

async function refusal(tx: Tx, plan: Plan, wanted: Placing, code: ErrorCode): Promise<AppError> {
  const { step_minutes: stepMinutes } = await rulesOf(tx)
  const days = { firstOn: wanted.on, days: daysAhead, stepMinutes }
  const next = freeSlots(plan, days, wanted).find(
    ({ on, minute }) => on > wanted.on || minute > wanted.minute,
  )
  if (!next || code === 'calendar.nobody') return fieldError('minute', code)
  const params = {
    why: code.slice('calendar.'.length),
    next: writeInstant(next.startsAt.toISOString(), wanted.language, wanted.timeZone),
    nextOn: next.on,
    nextMinute: next.minute,
  }
  return fieldError('minute', 'calendar.takenNext', params)
}
