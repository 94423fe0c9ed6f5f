import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { qrSvg } from '../../images/qr.ts'
import { customerBill } from '../documents/api.ts'
import { sharedPhotos } from './link-queries.ts'
import { readLinkedOrder } from './linked-order.ts'
import { beside, openLink, openSentBill } from './open-link.ts'

/** The order behind the slip's private link, for whoever holds it. */
export async function readLink({
  params,
  step,
  request,
  now,
  app,
}: StepsContext<typeof trackingRoutes.link>) {
  const found = await openLink(step, { token: params.token, address: request.address, now })
  return beside(step, found, (tx) => readLinkedOrder(tx, found.orderId, app.settings))
}

/** A photo the shop shares on the private link; taken back, it is not there any more. */
export async function showLinkPhoto(ctx: StepsContext<typeof trackingRoutes.linkPhoto>) {
  const { params, step, request, now, app } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  const photos = await beside(step, found, (tx) => sharedPhotos(tx, [found.orderId]))
  const photo = photos.find(({ id }) => id === params.id)
  const file = photo && (await app.files.get(`${found.shopId}/${photo.file_id}/${params.size}.webp`))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes }
}

/** A bill or credit note of the link's order, in the language asked for. */
export async function showLinkBill(ctx: StepsContext<typeof trackingRoutes.linkBill>) {
  const { params, query, step, request, now, app } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  const { shopId, orderId } = found
  const language = query.language ?? request.language
  return customerBill((work) => beside(step, found, work), {
    app,
    now,
    shopId,
    orderId,
    billId: params.id,
    language,
  })
}

/** A bill or credit note under the address it was sent by, which opens nothing else of its order. */
export async function showSentBill(ctx: StepsContext<typeof trackingRoutes.sentBill>) {
  const { params, query, step, request, now, app } = ctx
  const found = await openSentBill(step, { ...params, address: request.address, now })
  return customerBill((work) => beside(step, found, work), {
    app,
    now,
    ...found,
    billId: params.id,
    language: query.language ?? request.language,
  })
}

/** The UPI link of the balance, drawn; not there when nothing is due or the shop takes no UPI. */
export async function showLinkUpi(ctx: StepsContext<typeof trackingRoutes.linkUpi>) {
  const { params, step, request, now, app } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  const { upi } = await beside(step, found, (tx) => readLinkedOrder(tx, found.orderId, app.settings))
  if (!upi) throw notFound()
  return { contentType: 'image/svg+xml', bytes: qrSvg(upi) }
}
