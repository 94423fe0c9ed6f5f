/** What a house that closes its shop has with partners: uncut it is called off there, cut it stays with who sews it. Inside the house. */
import { takeBackResult } from '@darzi/tailoring/houses/take-back.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { lockOrder } from '../orders/api.ts'
import { cancelAtPartner } from './cancel-at-partner.ts'
import { openWorkOf, orderToSew } from './close-house-queries.ts'
import { shopOf } from './partner-store.ts'
import { isInBook, lockWorkOf } from './work-store.ts'

/** What would become of it now: how many orders are called off, and those that partners finish. */
export async function workOfClosing(tx: Tx, shopId: string) {
  const staying: { number: string; tailor: string }[] = []
  let calledOff = 0
  for (const work of await openWorkOf(tx, shopId)) {
    const { tailor_id: to, tailor_order_id: id, tailor_name: tailor, number } = work
    const order = await besideShop(tx, { from: shopId, to }, () => orderToSew(tx, id))
    // A book that was cleared has nothing to call off, and nobody who finishes it.
    if (!order) continue
    const shop = await shopOf(tx, to)
    const partner = shop?.closed_at ? 'closed' : 'atWork'
    if ('ok' in takeBackResult({ ...order, partner })) calledOff += 1
    else staying.push({ number: number === null ? '' : orderNumber(number), tailor })
  }
  return { calledOff, staying }
}

interface Closing {
  tx: Tx
  now: Date
  newId(): string
  /** Of whoever closes it: the partner reads the reason as they would have written it. */
  language: Language
}

/** Calls off at the partners what is not cut; each hears of it as of any order a house takes back. */
export async function callOffAtPartners({ tx, now, newId, language }: Closing, shopId: string) {
  const reason = t(language, 'messages.common.houseClosed')
  for (const { order_id: orderId } of await openWorkOf(tx, shopId)) {
    // The order before its work, as every step of either side holds them.
    if (await isInBook(tx, orderId)) await lockOrder(tx, orderId)
    const work = await lockWorkOf(tx, { shopId, orderId })
    if (work) await cancelAtPartner(tx, { work, reason, now, newId })
  }
}
