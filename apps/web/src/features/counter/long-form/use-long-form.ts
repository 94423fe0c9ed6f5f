import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { chosenPhoto, useDraftPhotos } from '../../../data/use-draft-photos.ts'
import { deviceKey } from '../../../kits/form/stored-draft.ts'
import { emptyDraft, useDraft } from '../../customers/api.ts'
import { useMeasuring } from '../../measurements/api.ts'
import { anotherOf, useOrderDraft } from '../../orders/api.ts'
import { forgetProgress, type Progress, progressKey, readProgress, storeProgress } from './stored-progress.ts'

export interface Begun {
  name?: string
  phone?: string
}

const noEntries = {}

/** All that is typed on the page, each part kept on the device as its own feature keeps it, under the name of this form. */
export function useLongForm(begun: Begun) {
  const [start] = useState(() => emptyDraft(newId(), begun))
  // A search that led here is another beginning than the form left half filled.
  const form = ['new', begun.name, begun.phone].filter(Boolean).join(' ')
  const kept = useDraft({ form, begun: start })
  const typing = useMeasuring({ personId: form, unit: 'in', entries: noEntries })
  const order = useOrderDraft(form)
  const [photoKey] = useState(() => deviceKey('customers', form))
  const portrait = useDraftPhotos(`${photoKey}.portrait`)
  const cloth = useDraftPhotos(`${photoKey}.cloth`)
  const photo = portrait.photos[0]?.file
  const clothPhotos = cloth.photos
  const setPhoto = (file: File | undefined) => portrait.choose(file ? [chosenPhoto(file)] : [])
  const setClothPhotos = cloth.choose
  const [key] = useState(() => progressKey(form))
  const [progress, setProgress] = useState(() => readProgress(key))
  const { notes } = typing.measuring
  const typedSizes = Object.values(typing.measuring.entries).filter(({ typed }) => typed.trim()).length
  const hasSizes = typedSizes > 0 || notes.trim() !== ''
  const hasOrder = order.draft.pieces.length > 0 || clothPhotos.length > 0

  return {
    kept,
    typing,
    order,
    photo,
    setPhoto,
    clothPhotos,
    setClothPhotos,
    progress,
    typedSizes,
    hasSizes,
    hasOrder,
    isRestored: kept.isRestored || typing.isRestored || (order.isRestored && order.draft.pieces.length > 0),
    markSaved: (part: Progress) => {
      const next = { ...readProgress(key), ...part }
      storeProgress(key, next)
      setProgress(next)
    },
    /** The order once more, with ids of its own; the cloth is photographed already. */
    anotherOrder: () => {
      const { draft } = anotherOf(order.draft, newId)
      order.goOnAs(draft)
      setClothPhotos(clothPhotos.map(({ file }) => chosenPhoto(file)))
      return draft
    },
    startOver: () => {
      kept.startOver()
      typing.startOver()
      order.startOver()
      setPhoto(undefined)
      setClothPhotos([])
      setProgress({})
      forgetProgress(key)
    },
    /** All of it stands: nothing is kept any more. */
    finish: () => {
      portrait.forgetStored()
      cloth.forgetStored()
      kept.finish()
      typing.finish()
      order.finish()
      forgetProgress(key)
    },
  }
}
export type LongForm = ReturnType<typeof useLongForm>
