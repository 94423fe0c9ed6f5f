import { useEffect, useRef, useState } from 'react'
import { newId } from './new-id.ts'

export interface ChosenPhoto {
  id: string
  file: File
}

export const chosenPhoto = (file: File): ChosenPhoto => ({ id: newId(), file })

/** A public form fetches this only once it is shown. */
const device = () => import('./draft-photos.ts')

/** The photos of a form, kept on the device under the form's name until it is sent. */
export function useDraftPhotos(form: string) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const isTouched = useRef(false)
  useEffect(() => {
    let isLeft = false
    void device()
      .then(({ draftPhotosOf }) => draftPhotosOf(form))
      .then((stored) => {
        if (isLeft || isTouched.current) return
        setPhotos(stored.map(({ id, photo }) => ({ id, file: photo })))
      })
    return () => {
      isLeft = true
    }
  }, [form])

  async function forget(gone: readonly ChosenPhoto[]) {
    const { forgetDraftPhoto } = await device()
    for (const { id } of gone) await forgetDraftPhoto(id)
  }
  async function store(fresh: readonly ChosenPhoto[]) {
    const { storeDraftPhoto } = await device()
    for (const { id, file } of fresh) await storeDraftPhoto({ id, form, photo: file })
  }
  return {
    photos,
    choose: (next: readonly ChosenPhoto[]) => {
      isTouched.current = true
      setPhotos(next)
      void forget(without(photos, next))
      void store(without(next, photos))
    },
    /** The form is sent: the screen may still show them, the device keeps none. */
    forgetStored: () => void device().then(({ forgetDraftPhotosOf }) => forgetDraftPhotosOf(form)),
  }
}

const without = (photos: readonly ChosenPhoto[], others: readonly ChosenPhoto[]) =>
  photos.filter(({ id }) => others.every((other) => other.id !== id))
