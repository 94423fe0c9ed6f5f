import { handToShop } from '../../access/cross-tenant.ts'
import { AppError } from '../../http/app-error.ts'
import type { InTx } from '../../http/request-context.ts'
import { digestOf } from '../../http/same-sending.ts'
import { showPhone } from '../../phone.ts'
import { guardAttempts, keepOrdered } from '../accounts/api.ts'
import { customerForForm } from '../customers/api.ts'
import { isSentBefore, readPlaced, takeFormOrder } from '../orders/api.ts'
import { announcesAs, dayIn, formMember, shopOfForm } from '../shops/api.ts'
import { chosenOf } from './chosen-of.ts'
import type { ItemRow } from './item-queries.ts'
import { measureForOrder } from './measure-for-order.ts'
import { requireOffered } from './offered.ts'
import type { OrderContext } from './order-context.ts'
import { requireRushSeen, rushOfGarment } from './rush-of-item.ts'

/**
 * Orders a garment of a shop's collection: the shop gets the customer, their sizes where they were sent, and an order that
 * waits for its approval, at the price that was shown. Payment is the shop's to ask for afterwards. Throws notFound, and what is
 * wrong at the fields of the form; another surcharge for rush than was seen is cart.rushChanged at `dueOn`.
 */
export async function orderItem(ctx: OrderContext) {
  const { params, step, once, now, request, body, newId } = ctx
  await guardAttempts(step, now, { publicForm: request.address })
  const row = await step(({ tx }) => requireOffered(tx, params.id))
  await guardAttempts(step, now, { publicFormShop: row.shop_id })
  const hand = { accountId: ctx.account.id, shopId: row.shop_id }
  const orderId = body.id ?? newId()
  return once(async (given) => {
    const placed = await handToShop(given.tx, hand, () => orderOnce(ctx, given, { row, orderId }))
    const seesAll = await keepOrdered(given.tx, { ...hand, orderId, now })
    return seesAll ? placed : { ...placed, trackingUrl: undefined }
  })
}

interface Ordering {
  row: ItemRow
  orderId: string
}

/** Inside the shop. */
async function orderOnce(ctx: OrderContext, given: InTx, { row, orderId: id }: Ordering) {
  const { body, app, account } = ctx
  const { tx } = given
  const sent = { ...body, itemId: row.id, accountId: account.id }
  const shop = await shopOfForm(tx, row.shop_id)
  if (!(await isSentBefore(tx, { shopId: shop.id, id, sent }))) {
    const member = formMember(shop)
    const counter = { ...ctx, ...given, member, publishEvent: announcesAs(given, ctx, shop.id) }
    const today = dayIn(shop.time_zone, ctx.now)
    const rush = await rushOfGarment(tx, {
      garment: row.garment_key,
      priceMinor: row.price_minor,
      dueOn: body.dueOn,
      today,
    })
    requireRushSeen({ shop, seenMinor: body.rushMinor ?? 0, minor: rush.rushMinor })
    const sending = { id, hash: digestOf(sent) }
    await place(counter, { row, rush, sending }).catch((error: unknown) => {
      throw error instanceof AppError ? inWordsOfOrder(error) : error
    })
  }
  const phone = shop.phone ? showPhone(shop.phone, '') : undefined
  return { ...(await readPlaced(tx, id, app)), shop: { id: shop.id, name: shop.name, phone } }
}

type Counter = OrderContext &
  InTx & { member: ReturnType<typeof formMember>; publishEvent: ReturnType<typeof announcesAs> }

interface Placing {
  row: ItemRow
  rush: { rushMinor: number; isUrgent: boolean }
  sending: { id: string; hash: Buffer }
}

async function place(counter: Counter, { row, rush, sending }: Placing) {
  const { body } = counter
  const ordered = chosenOf(row, body)
  const who = await customerForForm(counter, { ...body.contact, isStranger: true })
  const measured = body.isMadeToMeasure ? await measureForOrder(counter, who, body) : undefined
  const { colour } = ordered
  await takeFormOrder(counter, {
    ...who,
    ...measured,
    ...rush,
    garment: row.garment_key,
    source: 'collection',
    sending,
    cloth: { source: 'shop', type: row.cloth.kind, colour: colour.name },
    collection: { ordered, priceMinor: row.price_minor },
    styles: body.styles,
    dueOn: body.dueOn,
    notes: body.notes,
  })
}

const contact = ['name', 'phone', 'email', 'address']

/** What other features refused, at the fields of this form. */
function inWordsOfOrder(error: AppError): AppError {
  const fields = error.fields.map((each) => ({ ...each, field: placeOf(each.field) }))
  return new AppError(error.code, error.params, fields)
}

function placeOf(field: string): string {
  const size = /^values\.(\d+)\./.exec(field)?.[1]
  if (size) return `measured.values.${size}`
  if (field === 'takenAt') return 'measured.takenAt'
  if (contact.includes(field)) return `contact.${field}`
  return field.replace(/^pieces\.0\./, '')
}
