import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'

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
