import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { Tx } from '../../db/tx.ts'
import type { Announces, Asked, AskedInSteps } from '../../http/asked.ts'
import { emptyField, fieldRefusal, notFound } from '../../http/refusal.ts'
import { intake } from '../../images/intake.ts'
import { photoKey } from '../../images/photo-key.ts'
import { insertPhoto } from '../customers/keep-photo.ts'
import { itemOf } from './item-of.ts'
import { itemOfShop } from './item-queries.ts'
import { lockItem, writePhoto } from './item-store.ts'
import { happenedTo } from './item-subject.ts'

type AskedToSet = AskedInSteps<typeof collectionRoutes.setPhoto>

/**
 * Sets the photo of a garment. Pictures are read and stored between transactions; the one it replaces is swept out at night.
 * Throws images.wrongType, images.tooLarge, images.unreadable.
 */
export async function setItemPhoto(asked: AskedToSet) {
  const { params, member, now, newId, house, step } = asked
  if (!(await step(({ tx }) => itemOfShop(tx, params.id)))) throw notFound()
  const { full, thumb } = await readPhoto(asked)
  const [id, { shopId }] = [newId(), member]
  const bytes = full.bytes.byteLength + thumb.bytes.byteLength
  const { width, height } = full
  await step(({ tx }) => insertPhoto(tx, { shopId, now }, { id, width, height, bytes }))
  await Promise.all([
    house.files.put(photoKey({ shopId, id, size: 'full' }), full.bytes, 'image/webp'),
    house.files.put(photoKey({ shopId, id, size: 'thumb' }), thumb.bytes, 'image/webp'),
  ])
  return step((given) => hang({ ...given, itemId: params.id, photoId: id, now }))
}

/** Takes it away; the item is drawn again. */
export const removeItemPhoto = ({ tx, params, now, announce }: Asked<typeof collectionRoutes.removePhoto>) =>
  hang({ tx, announce, itemId: params.id, photoId: null, now })

interface Hanging extends Announces {
  tx: Tx
  itemId: string
  photoId: string | null
  now: Date
}

async function hang({ tx, announce, itemId, photoId, now }: Hanging) {
  const before = await lockItem(tx, itemId)
  if (!before) throw notFound()
  await writePhoto(tx, { id: itemId, now, version: before.version + 1 }, photoId)
  const row = await itemOfShop(tx, itemId)
  if (!row) throw notFound()
  await announce({ kind: 'collection.edited', ...happenedTo(row) })
  return itemOf(row, 'shop')
}

async function readPhoto({ files }: AskedToSet) {
  const { photo } = files
  if (!photo) throw emptyField('photo')
  const taken = await intake(photo.bytes)
  if ('refused' in taken) throw fieldRefusal('photo', taken.refused)
  return taken
}
