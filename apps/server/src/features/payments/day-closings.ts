import type { DayClosing, dayClosingRoutes } from '@darzi/contract/shop-payments.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { areOfCurrency, closeResult, countedMinor } from '@darzi/tailoring/payments/day-close.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { takenOn } from '../ledger/api.ts'
import { dayIn } from '../shops/api.ts'
import {
  cashOnDays,
  closingsOf,
  findClosing,
  holdClosings,
  insertClosing,
  latestClosings,
  type StoredClosing,
} from './day-closings-store.ts'

const mostShown = 100

/** A day as the ledger says it now, and how it was closed. */
export async function readDay({ tx, query, member, now }: RequestContext<typeof dayClosingRoutes.state>) {
  const { currency, timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const day = query.day ?? today
  const methods = await takenOn(tx, { day, timeZone })
  const cashMinor = cashIn(methods)
  const closings = await closingsOf(tx, day)
  const [latest] = await latestClosings(tx, 1)
  const last = closings.at(-1)
  return {
    day,
    today,
    currency,
    cashMinor,
    usualFloatMinor: latest?.currency === currency ? latest.floatMinor : 0,
    methods,
    closings,
    sinceMinor: last ? cashMinor - last.cashMinor : 0,
    can: {
      close: !last && day <= today,
      correct: last !== undefined && member.may('payments.reverse'),
    },
  }
}

export async function listClosings({ tx, member }: RequestContext<typeof dayClosingRoutes.list>) {
  const closings = await latestClosings(tx, mostShown)
  const days = closings.map(({ day }) => day)
  const cash = await cashOnDays(tx, days, member.shop.timeZone)
  const since = ({ day, cashMinor }: StoredClosing) => (cash.get(day) ?? 0) - cashMinor
  return {
    rows: closings.map((closing) => ({ ...closing, sinceMinor: closing.isCorrected ? 0 : since(closing) })),
  }
}

/**
 * Closes a day that was not closed before. The same sending again answers the closing it made. Throws payments.dayClosed,
 * payments.dayAhead (at `day`), payments.notOfCurrency (at `counted`) and payments.differenceReason (at `reason`).
 */
export async function closeDay(ctx: RequestContext<typeof dayClosingRoutes.close>): Promise<DayClosing> {
  const { tx, body, member, now } = ctx
  await holdClosings(tx, member.shopId)
  const before = await writtenBefore(tx, body)
  if (before) return before
  if (body.day > dayIn(member.shop.timeZone, now)) throw fieldError('day', 'payments.dayAhead')
  const closings = await closingsOf(tx, body.day)
  if (closings.length > 0) throw new AppError('payments.dayClosed')
  return write(ctx, { day: body.day })
}

/** Corrects the last closing of a day by one of its own; what the ledger says is read anew. Throws payments.correctedBefore. */
export async function correctClosing(
  ctx: RequestContext<typeof dayClosingRoutes.correct>,
): Promise<DayClosing> {
  const { tx, params, body, member } = ctx
  await holdClosings(tx, member.shopId)
  const before = await writtenBefore(tx, body)
  if (before) return before
  const closing = await findClosing(tx, params.id)
  if (!closing) throw notFound()
  if (closing.isCorrected) throw new AppError('payments.correctedBefore')
  return write(ctx, { day: closing.day, corrects: closing.id })
}

type Writing = RequestContext<typeof dayClosingRoutes.close> | RequestContext<typeof dayClosingRoutes.correct>

async function writtenBefore(tx: Tx, body: Writing['body']): Promise<StoredClosing | undefined> {
  const before = body.id ? await findClosing(tx, body.id) : undefined
  if (before) requireSameSending(before.sentHash, body)
  return before
}

async function write(
  { tx, member, body, now, newId, publishEvent }: Writing,
  { day, corrects }: { day: string; corrects?: string },
): Promise<DayClosing> {
  const { currency, timeZone } = member.shop
  if (!areOfCurrency(body.counted, currency)) throw fieldError('counted', 'payments.notOfCurrency')
  const counted = countOf(body)
  const cashMinor = cashIn(await takenOn(tx, { day, timeZone }))
  const reason = normaliseLines(body.reason ?? '') || undefined
  const result = closeResult({ floatMinor: body.floatMinor, cashMinor, countedMinor: counted, reason })
  if ('refused' in result) throw fieldError('reason', result.refused)
  if (corrects && !reason) throw emptyField('reason')
  const id = body.id ?? newId()
  await insertClosing(tx, {
    shopId: member.shopId,
    id,
    day,
    currency,
    floatMinor: body.floatMinor,
    cashMinor,
    countedMinor: counted,
    counted: body.counted.filter(({ count }) => count > 0),
    reason,
    corrects,
    member,
    now,
    sentHash: body.id ? digestOf(body) : undefined,
  })
  await publishEvent({
    kind: corrects ? 'payments.dayCorrected' : 'payments.dayClosed',
    subject: { type: 'shop', id: member.shopId, name: day },
  })
  const closing = await findClosing(tx, id)
  if (!closing) throw notFound()
  return closing
}

/** Notes and coins and a sum that says something else is a mistake of whoever counted. */
function countOf({ counted, countedMinor: said }: Writing['body']): number {
  if (counted.length === 0 && said === undefined) throw emptyField('countedMinor')
  const sum = counted.length > 0 ? countedMinor(counted) : (said ?? 0)
  if (said !== undefined && said !== sum) throw fieldError('countedMinor', 'request.invalid')
  return sum
}

const cashIn = (methods: Awaited<ReturnType<typeof takenOn>>) =>
  methods.find(({ method }) => method === 'cash')?.amountMinor ?? 0
