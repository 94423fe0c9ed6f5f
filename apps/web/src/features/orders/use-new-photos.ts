import { useEffect, useRef, useState } from 'react'
import { shrinkPhoto } from '../customers/api.ts'
import {
  forgetPhoto,
  isOfOrder,
  newPhoto,
  type StoredPhoto,
  storedPhotos,
  storePhoto,
} from './stored-photos.ts'

/** The photos of an order that is being taken, kept on the device with it. */
export function useNewPhotos(orderId: string) {
  const [photos, setPhotos] = useState<readonly StoredPhoto[]>([])
  const carried = useRef<readonly StoredPhoto[]>([])
  useEffect(() => {
    let isLeft = false
    setPhotos(carried.current.filter((photo) => isOfOrder(photo, orderId)))
    void storedPhotos(orderId).then((kept) => {
      if (!isLeft)
        setPhotos((now) => [...kept, ...now.filter(({ id }) => kept.every((each) => each.id !== id))])
    })
    return () => {
      isLeft = true
      setPhotos([])
    }
  }, [orderId])

  function forget(gone: readonly StoredPhoto[]) {
    setPhotos((now) => now.filter((photo) => !gone.includes(photo)))
    for (const { id } of gone) void forgetPhoto(id)
  }
  return {
    photos,
    async add({ photo: file, ...of }: Pick<StoredPhoto, 'pieceId' | 'kind' | 'photo'>) {
      const photo = newPhoto({ ...of, orderId, photo: await shrinkPhoto(file) })
      setPhotos((now) => [...now, photo])
      await storePhoto(photo)
    },
    /** For another order of the same pieces; those of this one stay on the device for the order that stands. */
    carryTo(otherId: string, pieceIds: ReadonlyMap<string, string>) {
      carried.current = photos.flatMap(({ pieceId, kind, photo }) => {
        const otherPiece = pieceIds.get(pieceId ?? '')
        return otherPiece ? [newPhoto({ pieceId: otherPiece, kind, photo, orderId: otherId })] : []
      })
      for (const photo of carried.current) void storePhoto(photo)
    },
    forget: (photo: StoredPhoto) => forget([photo]),
    forgetPiece: (pieceId: string) => forget(photos.filter((photo) => photo.pieceId === pieceId)),
    forgetAll: () => forget(photos),
  }
}
export type NewPhotos = ReturnType<typeof useNewPhotos>
