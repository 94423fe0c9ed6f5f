import type { houseRoutes } from '@darzi/contract/houses.ts'
import { splitOf } from '@darzi/tailoring/houses/commission.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { refundableMinor } from '@darzi/tailoring/payments/ledger.ts'
import type { PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  balanceOf,
  enterPayment,
  enterRefund,
  enterReversal,
  enterWriteOff,
  entriesOf,
  findEntry,
  lockMoney,
  openLedgerOf,
  type PaymentWriteContext,
} from '../ledger/api.ts'
import { keepFigures } from '../orders/api.ts'
import type { Due } from './payout-store.ts'
import { isInBook } from './work-store.ts'

/** What a payout makes in the partner's own ledger. */
interface Booked {
  /** By how much the partner's order costs less for it. */
  offMinor: number
  tailorEntries: string[]
}

/**
 * Writes what a house paid for an order in the partner's own ledger, to the coin. What the house's customer was given back meanwhile
 * the partner's order costs less; what was paid too much before is given back. Money the partner wrote down already is not
 * written twice.
 */
export async function bookAtPartner(
  { tx, member, body, now, newId }: RequestContext<typeof houseRoutes.payOut>,
  { due, house }: { due: Due; house: string },
): Promise<Booked> {
  const { tailor_id: to, tailor_order_id: orderId } = due
  return besideShop(tx, { from: member.shopId, to }, async () => {
    if (!(await isInBook(tx, orderId))) return { offMinor: 0, tailorEntries: [] }
    const by = { shopId: to, memberId: null, memberName: house, now, newId }
    const paid = { orderId, method: body.method, note: body.note || house, due }
    const booked = due.due_minor > 0 ? await payIn(tx, by, paid) : await giveBack(tx, by, paid)
    if (booked.tailorEntries.length === 0) return booked
    await tell(tx, by, {
      orderId,
      kind: due.due_minor > 0 ? 'houses.paidBy' : 'houses.tookMoneyBack',
      amountMinor: Math.abs(due.due_minor),
      hasNewPrice: booked.offMinor > 0,
    })
    return booked
  })
}

interface Paid {
  orderId: string
  method: PaymentMethodKey
  note: string
  due: Due
}

async function payIn(tx: Tx, by: PaymentWriteContext, { orderId, method, note, due }: Paid): Promise<Booked> {
  const tailorEntries: string[] = []
  const off = stillOff(due)
  const offMinor = Math.max(0, Math.min(off, balanceOf(await lockMoney(tx, orderId))))
  if (offMinor > 0) {
    const id = by.newId()
    await enterWriteOff(tx, by, { id, orderId, amountMinor: offMinor, note })
    tailorEntries.push(id)
  }
  // A price that was lowered before and is whole again is paid beyond what the partner's order now costs.
  const most = Math.max(0, balanceOf(await lockMoney(tx, orderId))) + Math.max(0, -off)
  const amountMinor = Math.min(due.due_minor, most)
  if (amountMinor > 0) {
    const id = by.newId()
    await enterPayment(tx, by, { orderId, body: { id, amountMinor, method, note, isSeen: true } })
    tailorEntries.push(id)
  }
  return { offMinor, tailorEntries }
}

/** By how much an order that was handed over is to cost less, and does not yet. */
function stillOff({ base_minor, rate_bp, booked_minor, off_minor, state }: Due) {
  const agreed = splitOf(base_minor, rate_bp).payableMinor
  return state === 'delivered' ? agreed - booked_minor - off_minor : 0
}

/** Takes what was paid too much back from the payments that came, the newest first. */
async function giveBack(
  tx: Tx,
  by: PaymentWriteContext,
  { orderId, method, note, due }: Paid,
): Promise<Booked> {
  const tailorEntries: string[] = []
  let left = -due.due_minor
  let offMinor = 0
  for (const { id } of (await entriesOf(tx, orderId)).toReversed()) {
    const opened = await openLedgerOf(tx, id)
    const amountMinor = Math.min(left, refundableMinor(opened.entries, opened.entry))
    if (amountMinor <= 0) continue
    const refund = {
      opened,
      id: by.newId(),
      amountMinor,
      isOffPrice: due.state === 'delivered',
      method,
      note,
    }
    const result = await enterRefund(tx, by, refund)
    if ('refused' in result) continue
    tailorEntries.push(refund.id)
    offMinor += result.offPriceMinor
    left -= amountMinor
  }
  return { offMinor, tailorEntries }
}

interface TakingBack {
  line: { tailor_id: string; tailor_entries: readonly string[] }
  house: string
  reason: string
}

/** Takes back what a payout wrote there, the last line first; what the partner has given back since is theirs to say. */
export async function takeBackAtPartner(
  { tx, member, now, newId }: RequestContext<typeof houseRoutes.reversePayout>,
  { line, house, reason }: TakingBack,
) {
  const { tailor_id: to } = line
  await besideShop(tx, { from: member.shopId, to }, async () => {
    const by = { shopId: to, memberId: null, memberName: house, now, newId }
    for (const id of line.tailor_entries.toReversed()) await reverse(tx, by, { id, reason })
  })
}

async function reverse(tx: Tx, by: PaymentWriteContext, { id, reason }: { id: string; reason: string }) {
  if (!(await findEntry(tx, id))) return
  const opened = await openLedgerOf(tx, id)
  const result = await enterReversal(tx, by, { opened, id: by.newId(), note: reason })
  if ('refused' in result) return
  await tell(tx, by, {
    orderId: opened.order.id,
    kind: 'houses.tookMoneyBack',
    amountMinor: opened.entry.amountMinor,
    hasNewPrice: result.offPriceMinor !== 0,
  })
}

interface Telling {
  orderId: string
  kind: string
  amountMinor: number
  hasNewPrice: boolean
}

/** A line of the order's timeline; what its customer, the house, has ordered in all is counted anew. */
async function tell(tx: Tx, by: PaymentWriteContext, { orderId, kind, amountMinor, hasNewPrice }: Telling) {
  const order = await lockMoney(tx, orderId)
  if (hasNewPrice) await keepFigures(tx, order.customer_id)
  await publishEvent(
    tx,
    { shopId: by.shopId, memberId: null, name: by.memberName },
    {
      id: by.newId(),
      at: by.now,
      kind,
      subject: { type: 'order', id: orderId, name: orderNumber(order.number) },
      params: { amount: formatMoney(amountMinor, order.currency, 'en') },
    },
  )
}
