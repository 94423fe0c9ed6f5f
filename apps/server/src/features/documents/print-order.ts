import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'
import sharp from 'sharp'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { qrSvg } from '../../images/qr.ts'
import { readAwaitedPayment } from '../ledger/api.ts'
import { readOrder } from '../orders/api.ts'
import { readCounter } from '../payments/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { languagesOfMembers } from '../staff/api.ts'
import { languageOfCustomer, workPhotosOf } from './documents-queries.ts'
import { paperAnswer } from './paper-answer.ts'
import { drawnHead } from './paper-head.ts'
import { headOf } from './paper-page.ts'
import { paperShop } from './paper-shop.ts'
import { paperWords } from './paper-words.ts'
import { slipPaper } from './slip-paper.ts'
import { tagsPaper } from './tags-paper.ts'

/**
 * A tag for each piece of an order: in the language asked for, else in that of whoever has the piece, else of who prints.
 */
export async function printTags(ctx: StepsContext<typeof documentRoutes.tags>) {
  const { step, params, query, member, request, app } = ctx
  const { order, hung, languages } = await step(async ({ tx }) => {
    const order = await readOrder(tx, params.id, ctx)
    const workers = order.pieces.flatMap((piece) => workerOf(piece, order)?.id ?? [])
    return {
      order,
      hung: await workPhotosOf(tx, params.id),
      languages: await languagesOfMembers(tx, workers),
    }
  })
  const photos = await tagPhotos(hung, { shopId: member.shopId, files: app.files })
  const wordsOf = (piece: Piece) =>
    paperWords(query.language ?? languages.get(workerOf(piece, order)?.id ?? '') ?? request.language)
  const { timeZone } = member.shop
  const paper = tagsPaper({ order, photos, timeZone, address: addressOf(app), size: query.size }, wordsOf)
  return paperAnswer({ kind: 'tags', format: query.format, paper, pictures: photos })
}

/** Given to them alone, or with the whole order. */
const workerOf = (piece: Piece, order: Order) => piece.assignedTo ?? order.assignedTo

interface Hung {
  piece_id: string | null
  file_id: string
}

/** What a roll printer can show of a photo, and more than fits on a tag is not looked at. */
const longestDots = 420
const mostOfOne = 4

/** Photos as a tag prints them: small and grey, at most four of a piece and four of the whole order; a lost file is left out. */
async function tagPhotos(hung: readonly Hung[], of: { shopId: string; files: FileStore }) {
  const chosen = hung.filter(
    (photo, at) => hung.slice(0, at).filter(({ piece_id }) => piece_id === photo.piece_id).length < mostOfOne,
  )
  const read = await Promise.all(chosen.map((photo) => readPhoto(photo, of)))
  return read.flatMap((photo) => (photo ? [photo] : []))
}

async function readPhoto(
  { piece_id: pieceId, file_id: id }: Hung,
  { shopId, files }: { shopId: string; files: FileStore },
) {
  const file = await files.get(photoKey({ shopId, id, size: 'full' }))
  if (!file) return undefined
  const bytes = await sharp(file.bytes)
    .resize({ width: longestDots, height: longestDots, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .jpeg({ quality: 80 })
    .toBuffer()
  return { path: `photos/${id}.jpg`, pieceId, bytes }
}

/** The customer's slip, in the customer's language and the shop's usual size unless others are asked for. */
export async function printSlip(ctx: StepsContext<typeof documentRoutes.slip>) {
  const { step, params, query, member, now, request, app } = ctx
  const { order, shop, counter, language } = await step(async ({ tx }) => {
    const order = await readOrder(tx, params.id, ctx)
    const [shop, counter, language] = await Promise.all([
      paperShop(tx, member.shopId, now),
      readCounter(tx),
      languageOfCustomer(tx, order.customer.id),
    ])
    return { order, shop, counter, language }
  })
  const { told, pictures } = headOf(await step(({ tx }) => drawnHead(tx, { app, shopId: member.shopId })))
  const words = paperWords(query.language ?? language ?? request.language)
  const size = query.size ?? counter.slipSize
  const trackingUrl = new URL(order.trackingUrl, addressOf(app)).href
  const paper = slipPaper(
    { order: { ...order, trackingUrl }, shop, size, upiId: counter.upiId, note: counter.slipNote },
    words,
  )
  return paperAnswer({ kind: 'slip', format: query.format, paper: { ...paper, ...told }, pictures })
}

/** A phone that scans the slip needs the whole address. */
export const addressOf = ({ settings }: Around['app']) =>
  settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`

/** What a customer scans to pay an awaited payment; its id is the reference. Not there without a UPI id, or in another currency. */
export async function showUpiCode({ tx, params, member }: RequestContext<typeof documentRoutes.upiCode>) {
  const awaited = await readAwaitedPayment(tx, params.id)
  const { upiId } = await readCounter(tx)
  if (!awaited || !upiId || awaited.currency !== 'INR') throw notFound()
  const link = upiLink({
    upiId,
    payee: await nameOfShop(tx, member.shopId),
    amountMinor: awaited.amount_minor,
    note: orderNumber(awaited.number),
    reference: params.id,
  })
  return { contentType: 'image/svg+xml', bytes: qrSvg(link) }
}
