import type { CartLine, CartOrder } from '@darzi/contract/cart.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { InTx } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { guardAttempts, keepOrdered } from '../accounts/api.ts'
import { choose, type ItemRow } from '../collection/api.ts'
import { byShop, type PartOfCart } from './by-shop.ts'
import { dropLines, takeCheckout, writeOrders } from './cart-store.ts'
import type { CheckOutContext } from './check-out-context.ts'
import { placePart } from './place-part.ts'
import { offeredRows } from './quote-cart.ts'

/**
 * Orders the lines: one order for each shop, all of them in one transaction or none. They leave the cart with it. Throws cart.gone,
 * cart.priceChanged, and what is wrong at the fields of the form.
 */
export async function checkOut(ctx: CheckOutContext): Promise<{ orders: CartOrder[] }> {
  const { step, once, now, request, body } = ctx
  await guardAttempts(step, now, { publicForm: request.address })
  const rows = await step(({ tx }) => offeredRows(tx, body.lines))
  for (const { shopId } of byShop(body.lines, rows))
    await guardAttempts(step, now, { publicFormShop: shopId })
  return once(async (given) => ({ orders: await orderOnce(ctx, given) }))
}

async function orderOnce(ctx: CheckOutContext, given: InTx): Promise<CartOrder[]> {
  const { account, body, now } = ctx
  const { tx } = given
  const sending = { accountId: account.id, id: body.id, hash: digestOf(body), now }
  const before = await takeCheckout(tx, sending)
  if (before) {
    requireSameSending(before.sent_hash, body)
    return before.orders ?? []
  }
  const rows = await offeredRows(tx, body.lines)
  requireSound(body.lines, rows)
  const orders: CartOrder[] = []
  for (const part of byShop(body.lines, rows)) orders.push(await orderOfShop(ctx, given, part))
  await dropLines(
    tx,
    account.id,
    body.lines.map(({ id }) => id),
  )
  await writeOrders(tx, account.id, body.id, orders)
  return orders
}

async function orderOfShop(ctx: CheckOutContext, given: InTx, part: PartOfCart): Promise<CartOrder> {
  const hand = { accountId: ctx.account.id, shopId: part.shopId }
  const { orderId, told } = await handToShop(given.tx, hand, () => placePart(ctx, given, part))
  const seesAll = await keepOrdered(given.tx, { ...hand, orderId, now: ctx.now })
  return seesAll ? told : { ...told, trackingUrl: undefined }
}

/**
 * Refuses, each at its line, what is not offered any more, what costs something else than was seen, and what was chosen of it
 * that it does not come in.
 */
function requireSound(lines: readonly CartLine[], rows: readonly ItemRow[]) {
  const faults = lines.flatMap((line, place): FieldError[] => {
    const row = rows.find(({ id }) => id === line.itemId)
    const at = `lines.${place}`
    if (!row) return [{ field: at, code: 'cart.gone' }]
    const changed = changedPrice(line, row)
    if (changed) return [{ ...changed, field: `${at}.${changed.field}` }]
    return choose(row, line).faults.map((fault) => ({ ...fault, field: `${at}.${fault.field}` }))
  })
  const [first] = faults
  if (!first) return
  const isGone = faults.some(({ code }) => code === 'cart.gone')
  const isDearer = faults.some(({ code }) => code === 'cart.lineChanged')
  throw new AppError(isGone ? 'cart.gone' : isDearer ? 'cart.priceChanged' : 'request.invalid', {}, faults)
}

/** An amount in another currency is another price, whatever its number. */
function changedPrice(
  { name, priceMinor, currency }: CartLine,
  row: Pick<ItemRow, 'price_minor' | 'currency'>,
): FieldError | undefined {
  const isOther = row.currency !== currency
  if (!isOther && row.price_minor === priceMinor) return undefined
  const params = {
    name,
    was: writeMoney(priceMinor, currency),
    now: writeMoney(row.price_minor, row.currency),
  }
  return { field: isOther ? 'currency' : 'priceMinor', code: 'cart.lineChanged', params }
}
