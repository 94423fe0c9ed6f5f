/** Orders of one shop as the account they belong to sees them in its list. Inside the shop. */
import type { OwnOrder } from '@darzi/contract/portal.ts'
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
  lastDisputes,
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
  settings: Settings
  now: Date
}

/** Each with the moment it was ordered, by which those of several shops are put in order. */
export async function readOwnOrders(tx: Tx, own: readonly OwnOrderId[], { settings, now }: Reading) {
  const ids = own.map(({ orderId }) => orderId)
  const [rows, pieces] = [await trackedRows(tx, ids), await trackedPieces(tx, ids)]
  const disputes = await lastDisputes(tx, ids)
  const whole = new Set(own.filter(({ seesAll }) => seesAll).map(({ orderId }) => orderId))
  const bills = await billsOfOrders(tx, [...whole])
  const told: { orderedAt: Date; order: OwnOrder }[] = []
  for (const row of rows) {
    const its = pieces.filter((piece) => piece.order_id === row.id)
    const order = ownOrderOf(row, its, whole.has(row.id))
    const payOnlineMinor = await payableOf(tx, order, settings)
    const terms = order.token ? await termsFor(tx, { row, pieces: its, now }) : {}
    const dispute = order.token ? disputes.find(({ order_id: id }) => id === row.id) : undefined
    const said = dispute && { kind: dispute.kind, state: dispute.state }
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

interface Terms {
  row: TrackedRow
  pieces: readonly TrackedPiece[]
  now: Date
}

/** What is due when, what calling it off would cost now, and until when a remake is free. */
async function termsFor(tx: Tx, { row, pieces, now }: Terms) {
  const { state, total_minor: totalMinor, paid_minor: paidMinor } = row
  const agreed = await termsOf(tx, row.id)
  const cancel = cancelTerms({ state, pieces, paidMinor, advanceMinor: agreed?.advanceMinor })
  const deliveredOn = row.delivered_at ? dayIn(row.time_zone, row.delivered_at) : undefined
  const { remakeDays = 0 } = agreed ?? {}
  return {
    milestones:
      agreed && state !== 'cancelled' ? milestonesOf({ ...agreed, totalMinor, paidMinor }) : undefined,
    cancel: 'ok' in cancel ? { keptMinor: cancel.keptMinor, backMinor: cancel.backMinor } : undefined,
    remakeUntil: remakeUntil({ state, deliveredOn, remakeDays, today: dayIn(row.time_zone, now) }),
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
