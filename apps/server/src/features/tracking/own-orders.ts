/** Orders of one shop as the account they belong to sees them in its list. Inside the shop. */
import type { OwnOrder } from '@darzi/contract/portal.ts'
import { isSettledRemake, isUnanswered, openDisputeStates } from '@darzi/tailoring/disputes/life.ts'
import { cancelTerms, customerMay, milestonesOf, remakeUntil } from '@darzi/tailoring/orders/customer-life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import type { Settings } from '../../settings.ts'
import { billsOfOrders } from '../bills/api.ts'
import { balanceOf, readAwaited } from '../ledger/api.ts'
import { onlineOffer } from '../online-payments/api.ts'
import { termsOf } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { mayAnswerTrial, sentBills } from './linked-order.ts'
import { dialled, forStranger } from './tracked-orders.ts'
import {
  type DisputeAbout,
  disputesAbout,
  type TrackedPiece,
  type TrackedRow,
  trackedPieces,
  trackedRows,
} from './tracked-queries.ts'

export interface OwnOrderId {
  orderId: string
  /** Its private link too. */
  seesAll: boolean
}

interface Reading {
  accountId: string
  settings: Settings
  now: Date
}

/** Each with the moment it was ordered, by which those of several shops are put in order. */
export async function readOwnOrders(tx: Tx, own: readonly OwnOrderId[], reading: Reading) {
  const { accountId, settings, now } = reading
  const ids = own.map(({ orderId }) => orderId)
  const [rows, pieces] = [await trackedRows(tx, ids), await trackedPieces(tx, ids)]
  const disputes = await disputesAbout(tx, ids)
  const whole = new Set(own.filter(({ seesAll }) => seesAll).map(({ orderId }) => orderId))
  const bills = await billsOfOrders(tx, [...whole])
  const told: { orderedAt: Date; order: OwnOrder }[] = []
  for (const row of rows) {
    const its = pieces.filter((piece) => piece.order_id === row.id)
    const order = ownOrderOf(row, its, whole.has(row.id))
    const payOnlineMinor = await payableOf(tx, order, settings)
    const about = order.token ? disputes.filter(({ order_id: id }) => id === row.id) : []
    const dispute = about.find(({ account_id: id }) => id === accountId)
    const isHeld = isRemakeHeld(row, { about, accountId })
    const terms = order.token ? await termsFor(tx, { row, pieces: its, isHeld, now }) : {}
    const said = dispute && isNews(dispute, row) ? tellOf(dispute, now) : undefined
    const issued = sentBills(
      bills.filter(({ orderId }) => orderId === row.id),
      `/api/own/orders/${row.id}/bills`,
    )
    told.push({
      orderedAt: row.created_at,
      order: { ...order, ...terms, payOnlineMinor, dispute: said, bills: issued },
    })
  }
  return told
}

function ownOrderOf(row: TrackedRow, pieces: readonly TrackedPiece[], seesAll: boolean): OwnOrder {
  const isPriced = row.state !== 'cancelled' && pieces.every(({ price_minor: price }) => price > 0)
  const balance = balanceOf(row)
  const { garments, status } = forStranger(row, pieces)
  return {
    id: row.id,
    number: orderNumber(row.number),
    shop: { name: row.shop_name, phone: dialled(row.shop_phone), address: row.shop_address ?? undefined },
    state: row.state,
    status,
    garments,
    people: seesAll ? [...new Set(pieces.map(({ person_name: name }) => name))] : [],
    notes: row.notes ?? undefined,
    orderedOn: row.ordered_on,
    trialOn: row.trial_on ?? undefined,
    promisedOn: row.promised_on,
    currency: row.currency,
    totalMinor: isPriced ? row.total_minor : undefined,
    balanceMinor: isPriced || balance < 0 ? balance : undefined,
    token: seesAll ? row.tracking_token : undefined,
    hasPhotoConsents: seesAll && row.has_photo_consents ? true : undefined,
    mayReview: seesAll && customerMay(row.state, 'review') && !row.has_review ? true : undefined,
    bookingPath: row.takes_bookings && row.booking_token ? `/book/${row.booking_token}` : undefined,
    asksTrial: seesAll && mayAnswerTrial(row.state, pieces),
  }
}

/** One that is over stands only until the order is handed over again; one taken back does not stand at all. */
function isNews({ state, answered_at: answeredAt, decided_at: decidedAt }: DisputeAbout, order: TrackedRow) {
  if (openDisputeStates.includes(state)) return true
  const overAt = decidedAt ?? answeredAt
  if (state === 'withdrawn' || !overAt) return false
  return !order.delivered_at || overAt >= order.delivered_at
}

/** Something of the account's is open, or the remake was settled since the hand-over, whoever asked for it. */
function isRemakeHeld(
  { delivered_at: since }: TrackedRow,
  { about, accountId }: { about: readonly DisputeAbout[]; accountId: string },
) {
  return about.some(
    (one) =>
      (one.account_id === accountId && openDisputeStates.includes(one.state)) ||
      (isSettledRemake(one) && since !== null && one.raised_at >= since),
  )
}

function tellOf({ kind, state, answer_by: until }: DisputeAbout, now: Date) {
  const answerBy = until.toISOString()
  return {
    kind,
    state,
    answerBy,
    isUnanswered: isUnanswered({ state, answerBy }, now.toISOString()) || undefined,
  }
}

interface Terms {
  row: TrackedRow
  /** A remake cannot be asked for now. */
  isHeld: boolean
  pieces: readonly TrackedPiece[]
  now: Date
}

/** What is due when, what calling it off would cost now, and until when a remake is free. */
async function termsFor(tx: Tx, { row, pieces, isHeld, now }: Terms) {
  const { state, total_minor: totalMinor, paid_minor: paidMinor } = row
  const agreed = await termsOf(tx, row.id)
  const cancel = cancelTerms({ state, pieces, paidMinor, advanceMinor: agreed?.advanceMinor })
  const deliveredOn = row.delivered_at ? dayIn(row.time_zone, row.delivered_at) : undefined
  const { remakeDays = 0 } = agreed ?? {}
  return {
    milestones:
      agreed && state !== 'cancelled' ? milestonesOf({ ...agreed, totalMinor, paidMinor }) : undefined,
    cancel: 'ok' in cancel ? { keptMinor: cancel.keptMinor, backMinor: cancel.backMinor } : undefined,
    remakeUntil: isHeld
      ? undefined
      : remakeUntil({ state, deliveredOn, remakeDays, today: dayIn(row.time_zone, now) }),
  }
}

/** What is owed and not awaited, where the shop takes money on a gateway's page. */
async function payableOf(
  tx: Tx,
  { id, state, token, balanceMinor = 0, currency }: OwnOrder,
  settings: Settings,
) {
  if (!token || balanceMinor <= 0 || !customerMay(state, 'pay')) return undefined
  if (!(await onlineOffer(tx, settings, currency))) return undefined
  const { awaitedMinor } = await readAwaited(tx, id)
  return balanceMinor > awaitedMinor ? balanceMinor - awaitedMinor : undefined
}
