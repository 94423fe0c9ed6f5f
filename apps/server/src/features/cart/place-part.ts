import type { HowPaid } from '@darzi/contract/cart.ts'
import { AppError } from '../../http/app-error.ts'
import type { InTx } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { choose, measureForOrder, requireRushSeen } from '../collection/api.ts'
import { customerForForm } from '../customers/api.ts'
import { onlineOffer } from '../online-payments/api.ts'
import { type FormPiece, readPlaced, takeFormPieces, waitToTakeForm } from '../orders/api.ts'
import { announcesAs, dayIn, formMember, shopOfForm } from '../shops/api.ts'
import type { PartOfCart } from './by-shop.ts'
import type { CheckOutContext } from './check-out-context.ts'
import { rushOfPart } from './rush-of-part.ts'

/** Inside the shop: the customer of this phone, their sizes where they were sent, and an order that waits for its approval. */
export async function placePart(ctx: CheckOutContext, given: InTx, { shopId, lines }: PartOfCart) {
  const { app } = ctx
  const { tx } = given
  const shop = await shopOfForm(tx, shopId)
  const member = formMember(shop)
  const counter = { ...ctx, ...given, member, publishEvent: announcesAs(given, ctx, shop.id) }
  await waitToTakeForm(counter)
  const takesOnline = await onlineOffer(tx, app.settings, shop.currency)
  const pays = takesOnline ? ctx.body.pays : 'onDelivery'
  const today = dayIn(shop.time_zone, ctx.now)
  const rush = await rushOfPart(tx, { lines, dueOn: ctx.body.dueOn, today })
  const seenMinor = ctx.body.rush.find((seen) => seen.shopId === shop.id)?.minor ?? 0
  requireRushSeen({ shop, seenMinor, minor: rush.minor })
  const order = await place(counter, rush, pays).catch((error: unknown) => {
    throw error instanceof AppError ? inWordsOfCart(error) : error
  })
  const { order_id, trackingUrl, totalMinor, currency, promisedOn } = await readPlaced(tx, order.id, app)
  const phone = shop.phone ? showPhone(shop.phone, '') : undefined
  return {
    orderId: order.id,
    told: {
      order_id,
      trackingUrl,
      totalMinor,
      currency,
      promisedOn,
      shop: { id: shop.id, name: shop.name, phone },
      pieces: order.pieces,
      takesOnline,
    },
  }
}

type Counter = CheckOutContext &
  InTx & { member: ReturnType<typeof formMember>; publishEvent: ReturnType<typeof announcesAs> }

type Rushed = Awaited<ReturnType<typeof rushOfPart>>

async function place(counter: Counter, { lines, minor: rushMinor }: Rushed, pays: HowPaid) {
  const { contact, measured, dueOn, notes } = counter.body
  const who = await customerForForm(counter, { ...contact, isStranger: true })
  const isToMeasure = lines.some(({ line }) => line.isMadeToMeasure)
  const body = isToMeasure ? await measureForOrder(counter, who, { measured, contact }) : undefined
  const pieces = lines.flatMap((line) => piecesOf(line, body))
  const head = { ...who, source: 'collection' as const, dueOn, notes, pays, rushMinor }
  const { id } = await takeFormPieces(counter, head, pieces)
  return { id, pieces: pieces.length }
}

/** As many pieces as were put in. */
function piecesOf(
  { line, row, isUrgent }: Rushed['lines'][number],
  body: Awaited<ReturnType<typeof measureForOrder>> | undefined,
): FormPiece[] {
  const { ordered } = choose(row, line)
  if (!ordered) throw new AppError('request.invalid')
  const piece: FormPiece = {
    garment: row.garment_key,
    ...(ordered.isMadeToMeasure ? body : undefined),
    cloth: { source: 'shop', type: row.cloth.kind, colour: ordered.colour.name },
    collection: { ordered, priceMinor: row.price_minor },
    styles: line.styles,
    isUrgent,
  }
  return Array.from({ length: line.count }, () => piece)
}

const contactFields = ['name', 'phone', 'email', 'address']

/** What other features refused, at the fields of this form. */
function inWordsOfCart(error: AppError): AppError {
  const fields = error.fields.map((each) => {
    const size = /^values\.(\d+)\./.exec(each.field)?.[1]
    if (size) return { ...each, field: `measured.values.${size}` }
    return contactFields.includes(each.field) ? { ...each, field: `contact.${each.field}` } : each
  })
  return new AppError(error.code, error.params, fields)
}
