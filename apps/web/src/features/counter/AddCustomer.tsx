import { useState } from 'react'
import { useNavigate } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { CustomerForm, PhotoField } from '../customers/api.ts'
import { isToldAtField, OrderStands } from '../orders/api.ts'
import { AddedScreen } from './AddedScreen.tsx'
import { LongParts } from './long-form/LongParts.tsx'
import { SavedSoFar } from './long-form/SavedSoFar.tsx'
import type { Saved } from './long-form/send-form.ts'
import { type Begun, useLongForm } from './long-form/use-long-form.ts'
import { useSaveAll } from './long-form/use-save-all.ts'

interface Props {
  begun: Begun
  onAgain: () => void
}

/** Takes in whoever stands at the counter, with their sizes and their order if they are known already. */
export function AddCustomer({ begun, onAgain }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const mayMeasure = useMay('measurements.write')
  const mayOrder = useMay('orders.write')
  const form = useLongForm(begun)
  const { kept, photo, setPhoto, progress, hasSizes, hasOrder, isRestored, startAfresh, finish } = form
  const [saved, setSaved] = useState<Saved>()
  const { problems, isBusy, standing, save, show } = useSaveAll(form, setSaved)

  async function again() {
    // The search that led here has been answered.
    if (begun.name || begun.phone) await navigate(links.addCustomer(), { replace: true })
    onAgain()
  }
  if (saved) {
    const { clothPhotos } = form
    return <AddedScreen {...saved} photo={photo} clothPhotos={clothPhotos} onAgain={() => void again()} />
  }
  const { error } = problems
  const word = progress.customer ? 'saveRest' : hasOrder ? 'saveOrder' : hasSizes ? 'saveSizes' : 'save'
  return (
    <CustomerForm
      kept={{ ...kept, isRestored, startAfresh, forget: finish }}
      problems={problems.customer}
      isBusy={isBusy}
      isNew
      photo={<PhotoField name={kept.draft.name} photo={photo} onChange={setPhoto} />}
      hasOtherChange={photo !== undefined || hasSizes || hasOrder}
      saved={
        progress.customer && (
          <SavedSoFar form={form} isBusy={isBusy} onEnough={() => void save({ withRest: false })} />
        )
      }
      parts={<LongParts form={form} problems={problems} mayMeasure={mayMeasure} mayOrder={mayOrder} />}
      trouble={error === undefined || isToldAtField(error) ? undefined : problemSentence(error, t)}
      standing={
        standing?.order && (
          <OrderStands
            order={standing.order}
            isBusy={isBusy}
            onOpen={() => show(standing)}
            onAnother={() => void save({ withRest: true, orderDraft: form.anotherOrder() })}
          />
        )
      }
      saveWord={t(`customers-form.page.${word}`)}
      onSave={() => void save()}
    />
  )
}
