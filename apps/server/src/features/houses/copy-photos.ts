import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { photoKey } from '../../images/photo-key.ts'
import { insertPhoto } from '../files/api.ts'
import { hangPhoto } from '../orders/api.ts'
import { hasPhoto, openWork, type PhotoToGive, photosToGive, pieceAt } from './photo-queries.ts'
import { isInBook } from './work-store.ts'

interface Copying {
  /** The house. */
  shopId: string
  workId: string
  files: Pick<FileStore, 'get' | 'put'>
  now: Date
  newId(): string
  inShop<T>(shopId: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Hangs copies of the photos of cloth and style on the partner's order. Done again it copies what is missing. */
export async function copyPhotos(copying: Copying) {
  const { shopId, workId, inShop } = copying
  const given = await inShop(shopId, async (tx) => {
    const work = await openWork(tx, workId)
    return work && { work, photos: await photosToGive(tx, work.order_id) }
  })
  if (!given) return
  const { tailor_id: tailorId, tailor_order_id: orderId } = given.work
  for (const photo of given.photos) await copyPhoto(copying, { photo, tailorId, orderId })
}

interface To {
  photo: PhotoToGive
  tailorId: string
  orderId: string
}

/** The copy has the id of the photo, so that it is hung once. */
async function copyPhoto({ shopId, files, now, newId, inShop }: Copying, { photo, tailorId, orderId }: To) {
  const isWanted = await inShop(
    tailorId,
    async (tx) => (await isInBook(tx, orderId)) && !(await hasPhoto(tx, photo.id)),
  )
  if (!isWanted) return
  const [full, thumb] = await Promise.all(
    (['full', 'thumb'] as const).map((size) => files.get(photoKey({ shopId, id: photo.file_id, size }))),
  )
  if (!full || !thumb) return
  const fileId = newId()
  const { width, height, bytes } = photo
  await inShop(tailorId, (tx) =>
    insertPhoto(tx, { shopId: tailorId, now }, { id: fileId, width: width ?? 0, height: height ?? 0, bytes }),
  )
  for (const [size, file] of [
    ['full', full],
    ['thumb', thumb],
  ] as const)
    await files.put(photoKey({ shopId: tailorId, id: fileId, size }), file.bytes, file.contentType)
  await inShop(tailorId, async (tx) => {
    const pieceId = await pieceAt(tx, orderId, photo.position)
    const hung = { shopId: tailorId, id: photo.id, orderId, pieceId, fileId }
    await hangPhoto(tx, { ...hung, kind: photo.kind, isShared: false, now })
  })
}
