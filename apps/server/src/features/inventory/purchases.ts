import type { Purchase } from '@darzi/contract/inventory-shapes.ts'
import type { purchaseRoutes } from '@darzi/contract/purchases.ts'
import { mayPurchase, openQuantity, stateAfterReceipt } from '@darzi/tailoring/inventory/purchase.ts'
import { toMilli } from '@darzi/tailoring/inventory/stock.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { isWholePhone } from '@darzi/tailoring/notifications/when.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { nameOfShop } from '../shops/api.ts'
import { changeItem, findMovement, lockItem } from './item-store.ts'
import { book, requireWhole } from './move-stock.ts'
import {
  addReceived,
  changePurchase,
  hasPurchase,
  insertPurchase,
  lockPurchase,
  purchasesPage,
  readPurchase,
  replaceLines,
} from './purchase-store.ts'
import { findSupplier } from './supplier-store.ts'

export const listPurchases = ({ tx, query }: RequestContext<typeof purchaseRoutes.list>) =>
  purchasesPage(tx, query)

export const readOnePurchase = ({ tx, params }: RequestContext<typeof purchaseRoutes.read>) =>
  readPurchase(tx, params.id)

/** Writes a purchase order to one supplier; the same id again answers the one it made. */
export async function addPurchase(ctx: RequestContext<typeof purchaseRoutes.add>) {
  const { tx, member, body, now, newId } = ctx
  const id = body.id ?? newId()
  if (await hasPurchase(tx, id)) return readPurchase(tx, id)
  await requireSupplier(tx, body.supplierId)
  const { currency } = member.shop
  await insertPurchase(tx, { shopId: member.shopId, id, supplierId: body.supplierId, currency, now })
  await writeBody(ctx, await readPurchase(tx, id), body)
  return tell(ctx, 'inventory.purchaseAdded', id)
}

/** Changes one that is not sent; what is left out stays. */
export async function editPurchase(ctx: RequestContext<typeof purchaseRoutes.edit>) {
  const { tx, params, body } = ctx
  const before = await lockPurchase(tx, params.id)
  if (body.version !== undefined && body.version !== before.version)
    throw new AppError('inventory.changedMeanwhile')
  if (!before.can.edit) throw new AppError('inventory.purchaseSent')
  if (body.supplierId) await requireSupplier(tx, body.supplierId)
  await writeBody(ctx, before, body)
  return tell(ctx, 'inventory.purchaseEdited', before.id)
}

type Writing = Pick<RequestContext<typeof purchaseRoutes.add>, 'tx' | 'member' | 'newId'>

async function writeBody(
  { tx, member, newId }: Writing,
  purchase: Purchase,
  body: RequestContext<typeof purchaseRoutes.edit>['body'],
) {
  await changePurchase(tx, purchase, {
    supplier_id: body.supplierId,
    expected_on: body.expectedOn,
    notes: body.notes === undefined ? undefined : normaliseLines(body.notes) || null,
  })
  if (!body.lines) return
  const lines = []
  for (const [at, line] of body.lines.entries()) {
    const item = await lockItem(tx, line.itemId)
    if (body.lines.findIndex(({ itemId }) => itemId === line.itemId) < at)
      throw fieldError(`lines.${at}.itemId`, 'inventory.itemTwice', { name: item.name })
    requireWhole(line.quantity, item.unit, `lines.${at}.quantity`)
    const costMinor = line.costMinor ?? item.cost_minor
    lines.push({ id: newId(), itemId: item.id, quantityMilli: toMilli(line.quantity), costMinor })
  }
  await replaceLines(tx, { shopId: member.shopId, purchaseId: purchase.id }, lines)
}

async function requireSupplier(tx: Tx, id: string) {
  if (!(await findSupplier(tx, id))) throw fieldError('supplierId', 'request.notFound')
}

/** Sent: by mail from here, or by the member, over WhatsApp or on paper. Sent again, the newest way stands. */
export async function sendPurchase(ctx: RequestContext<typeof purchaseRoutes.send>) {
  const { tx, params, body, member, now, newId, request, enqueue } = ctx
  const purchase = await lockPurchase(tx, params.id)
  if (!purchase.can.send) throw closed(purchase)
  const { email, phone, name } = purchase.supplier
  if (body.way === 'mail' && !email) throw fieldError('way', 'inventory.noEmail', { name })
  if (body.way === 'whatsapp' && !isWholePhone(phone)) throw fieldError('way', 'inventory.noPhone', { name })
  const state = purchase.state === 'draft' ? 'sent' : purchase.state
  await changePurchase(tx, purchase, { state, sent_at: now, sent_by: body.way })
  if (body.way === 'mail' && email)
    await enqueue('mail.send', {
      id: newId(),
      to: email,
      language: request.language,
      template: 'purchaseOrder',
      params: {
        name,
        number: purchase.number,
        shop: await nameOfShop(tx, member.shopId),
        lines: purchaseLines(purchase).join('\n'),
        notes: purchase.notes ?? '',
      },
    })
  return tell(ctx, 'inventory.purchaseSent', purchase.id)
}

/** What is ordered, a line for each item. */
export const purchaseLines = ({ lines, currency }: Purchase): string[] =>
  lines.map(({ item, quantity, costMinor }) =>
    [`${item.name}: ${quantity} ${item.unit}`, costMinor ? `@ ${formatMoney(costMinor, currency, 'en')}` : '']
      .filter(Boolean)
      .join(' '),
  )

/** What came of it goes into the stock; the rest stays on order. The same id again books nothing. */
export async function receivePurchase(ctx: RequestContext<typeof purchaseRoutes.receive>) {
  const { tx, params, body, newId } = ctx
  const purchase = await lockPurchase(tx, params.id)
  const before = body.id && (await findMovement(tx, body.id))
  if (before && !purchase.lines.some(({ id }) => id === before.purchase_line_id))
    throw new AppError('request.keyReused')
  if (before) return purchase
  if (!purchase.can.receive) throw closed(purchase)
  for (const [at, { lineId, quantity }] of body.lines.entries()) {
    const line = purchase.lines.find(({ id }) => id === lineId)
    if (!line) throw fieldError(`lines.${at}.lineId`, 'request.notFound')
    const open = openQuantity(line)
    if (quantity > open)
      throw fieldError(`lines.${at}.quantity`, 'inventory.aboveOrdered', { open, unit: line.item.unit })
    requireWhole(quantity, line.item.unit, `lines.${at}.quantity`)
    const item = await lockItem(tx, line.item.id)
    const id = (at === 0 && body.id) || newId()
    const { costMinor } = line
    await book(ctx, item, [
      { id, kind: 'received', quantityMilli: toMilli(quantity), purchaseLineId: line.id, costMinor },
    ])
    await addReceived(tx, line.id, toMilli(quantity))
    line.received += quantity
    if (costMinor !== undefined) await changeItem(tx, item, { cost_minor: costMinor })
  }
  const state = stateAfterReceipt(purchase.lines)
  await changePurchase(tx, purchase, { state })
  return tell(ctx, 'inventory.purchaseReceived', purchase.id)
}

/** Calls off what has not come; what came stays in the stock. */
export async function cancelPurchase(ctx: RequestContext<typeof purchaseRoutes.cancel>) {
  const purchase = await lockPurchase(ctx.tx, ctx.params.id)
  if (purchase.state === 'cancelled') return purchase
  if (!mayPurchase(purchase.state, 'cancel')) throw closed(purchase)
  await changePurchase(ctx.tx, purchase, { state: 'cancelled' })
  return tell(ctx, 'inventory.purchaseCancelled', purchase.id)
}

const closed = ({ number }: Purchase) => new AppError('inventory.purchaseClosed', { number })

type Telling = Pick<RequestContext<typeof purchaseRoutes.add>, 'tx' | 'publishEvent'>

async function tell({ tx, publishEvent }: Telling, kind: string, id: string): Promise<Purchase> {
  const purchase = await readPurchase(tx, id)
  const subject = { type: 'stock', id, name: purchase.number } as const
  await publishEvent({ kind, subject, params: { supplier: purchase.supplier.name } })
  return purchase
}
