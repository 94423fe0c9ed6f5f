import { useEffect, useState } from 'react'
import type { ChosenPhoto } from '../../../data/use-draft-photos.ts'
import { sendClothPhoto, storeForOrder } from './cloth-photos.ts'

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
