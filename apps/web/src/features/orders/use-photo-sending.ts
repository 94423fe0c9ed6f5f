import { useState } from 'react'
import { newId } from '../../data/new-id.ts'

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

  async function sendAll(photos: readonly PhotoSending<Of>[]) {
    setProblem(undefined)
    for (const one of photos) {
      setSending(one)
      try {
        await send(one)
        setUnsent((held) => held.filter(({ id }) => id !== one.id))
      } catch (refusal) {
        setProblem(refusal)
      }
    }
    setSending(undefined)
  }
  function take(photo: File, of: Of) {
    const taken = { id: newId(), photo, of }
    setUnsent((held) => [...held, taken])
    void sendAll([taken])
  }
  function letGo() {
    setUnsent([])
    setProblem(undefined)
  }
  return { unsent, sending, problem, take, letGo, sendAgain: () => void sendAll(unsent) }
}
