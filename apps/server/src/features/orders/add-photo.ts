import type { orderRoutes } from '@darzi/contract/orders.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { emptyField, fieldRefusal } from '../../http/refusal.ts'
import { intake } from '../../images/intake.ts'
import { photoKey } from '../../images/photo-key.ts'
import { insertPhoto } from '../customers/keep-photo.ts'
import { lockOrder } from './change-store.ts'
import { readOrder } from './order-queries.ts'
import { hangPhoto, requireRoomForPhoto } from './photo-store.ts'

type AskedToAdd = AskedInSteps<typeof orderRoutes.addPhoto>

/**
 * Hangs a photo on an order or one of its pieces. Pictures are read and stored between transactions. Throws
 * images.wrongType, images.tooLarge, images.unreadable, orders.tooManyPhotos.
 */
export async function addPhoto(asked: AskedToAdd) {
  const { params, member, now, newId, house, step } = asked
  await step(({ tx }) => requirePlace(tx, asked))
  const pictures = await readPhoto(asked)
  const fileId = newId()
  const { shopId } = member
  const { width, height } = pictures.full
  const bytes = pictures.full.bytes.byteLength + pictures.thumb.bytes.byteLength
  await step(({ tx }) => insertPhoto(tx, { shopId, now }, { id: fileId, width, height, bytes }))
  await Promise.all([
    house.files.put(photoKey({ shopId, id: fileId, size: 'full' }), pictures.full.bytes, 'image/webp'),
    house.files.put(photoKey({ shopId, id: fileId, size: 'thumb' }), pictures.thumb.bytes, 'image/webp'),
  ])
  return step(async ({ tx, announce }) => {
    const { number } = await requirePlace(tx, asked)
    const { kind, pieceId, stage, isShared } = asked.body
    await hangPhoto(tx, {
      ...{ shopId, id: newId(), orderId: params.id, fileId, kind, pieceId, stage, now },
      isShared: isShared === 'true',
    })
    await announce({
      kind: 'orders.photoAdded',
      subject: { type: 'order', id: params.id, name: orderNumber(number) },
    })
    return readOrder(tx, params.id, asked)
  })
}

/** The order, locked, with room for one more photo; a piece must be one of its own. */
async function requirePlace(tx: Parameters<typeof lockOrder>[0], { params, body }: AskedToAdd) {
  const order = await lockOrder(tx, params.id)
  if (body.pieceId && !order.pieces.some(({ id }) => id === body.pieceId))
    throw fieldRefusal('pieceId', 'request.notFound')
  await requireRoomForPhoto(tx, params.id)
  return order
}

async function readPhoto({ files }: AskedToAdd) {
  const { photo } = files
  if (!photo) throw emptyField('photo')
  const taken = await intake(photo.bytes)
  if ('refused' in taken) throw fieldRefusal('photo', taken.refused)
  return taken
}
