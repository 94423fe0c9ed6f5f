import { useEffect, useState } from 'react'
import { call } from '../../../data/api.ts'
import { cacheOrder } from '../../../data/order-cache.ts'
import { shrinkPhoto } from '../../../data/shrink-photo.ts'
import type { ChosenPhoto } from '../../../data/use-draft-photos.ts'
import { forgetPhoto, newPhoto, storePhoto } from '../../orders/api.ts'

/** Sends the photos of the cloth one after another for an order that stands; `retry` goes on with those that did not get there. */
export function useClothPhotos(orderId: string, photos: readonly ChosenPhoto[]) {
  const [attempt, setAttempt] = useState(1)
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt begins behind the photos that got there before it
  useEffect(() => {
    let isLeft = false
    setProblem(undefined)
    async function sendAll() {
      for (const photo of photos.slice(sent)) await storeForOrder(orderId, photo)
      for (const photo of photos.slice(sent)) {
        await sendClothPhoto(orderId, photo)
        if (!isLeft) setSent((count) => count + 1)
      }
    }
    sendAll().catch((error: unknown) => !isLeft && setProblem(error))
    return () => {
      isLeft = true
    }
  }, [orderId, photos, attempt])
  return { waiting: photos.length - sent, problem, retry: () => setAttempt((count) => count + 1) }
}

/** Photos of the cloth, sent when the order stands. Each has a key of its own: sent again it is the same photo. */

/** Throws the refusal. */
async function sendClothPhoto(orderId: string, { id, file }: ChosenPhoto): Promise<void> {
  const request = {
    params: { id: orderId },
    body: { kind: 'cloth' as const },
    files: { photo: await shrinkPhoto(file) },
  }
  cacheOrder(await call('POST /api/orders/:id/photos', request, { idempotencyKey: id }))
  await forgetPhoto(id)
}

/** Until it is there it waits on the device with the order: the order's page sends it when this screen is left. */
const storeForOrder = (orderId: string, { id, file }: ChosenPhoto) =>
  storePhoto(newPhoto({ id, orderId, kind: 'cloth', photo: file }))
