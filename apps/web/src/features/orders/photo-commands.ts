/** Photos of an order: the shop's own until shared; taken away with ten seconds to bring them back. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { type DraftPhoto, draftPhotosOf, forgetDraftPhoto, storeDraftPhoto } from '../../data/draft-photos.ts'
import { newId } from '../../data/new-id.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { readSession } from '../../data/session.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { readSpeech } from '../../words/language.ts'

type Photo = Order['photos'][number]

export interface NewPhoto {
  /** Sent again under the same id, it is the same photo. */
  id?: string
  photo: File
  kind: Photo['kind']
  pieceId?: string
  /** The key of the stage it shows. */
  stage?: string
  /** What is written upon it. */
  note?: string
}

/** What a photo of an order is said to be when it is taken. */
export type PhotoOf = Pick<NewPhoto, 'kind' | 'pieceId' | 'stage'>

/** Throws the refusal. */
export async function addPhoto(
  order: Pick<Order, 'id'>,
  { id, photo, kind, pieceId, stage, note }: NewPhoto,
) {
  const files = { photo: await shrinkPhoto(photo) }
  const request = { params: { id: order.id }, body: { kind, pieceId, stage, note }, files }
  cacheOrder(await call('POST /api/orders/:id/photos', request, { idempotencyKey: id }))
}

const edit = async (order: Order, photo: Photo, body: { isShared?: boolean; isRemoved?: boolean }) =>
  cacheOrder(
    await call('PATCH /api/orders/:id/photos/:photoId', {
      params: { id: order.id, photoId: photo.id },
      body,
    }),
  )

export async function sharePhoto(order: Order, photo: Photo): Promise<void> {
  const { isShared } = photo
  try {
    await edit(order, photo, { isShared: !isShared })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t(isShared ? 'orders-page.photo.hidden' : 'orders-page.photo.shared'),
    undo: () => edit(order, photo, { isShared }),
  })
}

export async function removePhoto(order: Order, photo: Photo): Promise<void> {
  try {
    await edit(order, photo, { isRemoved: true })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t('orders-page.photo.removed'),
    undo: () => edit(order, photo, { isRemoved: false }),
  })
}

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

/** Photos of pieces that are still being ordered: on this device, for the one who took them, until the order has them. */

export interface StoredPhoto extends DraftPhoto {
  kind: Extract<Order['photos'][number]['kind'], 'cloth' | 'style'>
}

interface PhotoToStore extends Pick<StoredPhoto, 'kind' | 'photo' | 'pieceId'> {
  orderId: string
  id?: string
}

/** Another member at the same counter does not see them. */
const formOf = (orderId: string) => `draft.orders.${readSession().user?.id ?? ''}.${orderId}`

export const newPhoto = ({ orderId, id = newId(), ...given }: PhotoToStore): StoredPhoto => ({
  ...given,
  id,
  form: formOf(orderId),
})

export const isOfOrder = (photo: StoredPhoto, orderId: string) => photo.form === formOf(orderId)

export const storePhoto: (photo: StoredPhoto) => Promise<unknown> = storeDraftPhoto

export const forgetPhoto: (id: string) => Promise<unknown> = forgetDraftPhoto

/** Those of one order, in the order they were taken. */
export async function storedPhotos(orderId: string): Promise<StoredPhoto[]> {
  const found = await draftPhotosOf(formOf(orderId))
  return found.map((photo) => ({ ...photo, kind: photo.kind === 'style' ? 'style' : 'cloth' }))
}

export interface PhotoSending<Of> {
  /** Sent again after a lost answer, it is the same photo. */
  id: string
  photo: File
  /** What it is a photo of, as said when it was taken. */
  of: Of
}

/** Sends photos that were just taken. What did not arrive, or was refused, is held until it stands or is let go. */
export function usePhotoSending<Of>(send: (sending: PhotoSending<Of>) => Promise<unknown>) {
  const [unsent, setUnsent] = useState<readonly PhotoSending<Of>[]>([])
  const [sending, setSending] = useState<PhotoSending<Of>>()
  const [problem, setProblem] = useState<unknown>()
  useUnsavedForm(unsent.length > 0 || sending !== undefined)

  async function sendAll(photos: readonly PhotoSending<Of>[]) {
    for (const one of photos) {
      setSending(one)
      try {
        await send(one)
        setUnsent((held) => held.filter(({ id }) => id !== one.id))
      } catch (error) {
        setProblem(error)
        setUnsent((held) => (held.some(({ id }) => id === one.id) ? held : [...held, one]))
      }
    }
    setSending(undefined)
  }
  function sendAgain() {
    setProblem(undefined)
    void sendAll(unsent)
  }
  function letGo() {
    setUnsent([])
    setProblem(undefined)
  }
  const take = (photo: File, of: Of) => void sendAll([{ id: newId(), photo, of }])
  return { unsent, sending, problem, take, letGo, sendAgain }
}
