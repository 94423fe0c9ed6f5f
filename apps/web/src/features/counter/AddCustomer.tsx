import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerForm, PhotoField } from '../customers/api.ts'
import { isToldAtField, loadOrderStands } from '../orders/api.ts'
import { AddedScreen } from './AddedScreen.tsx'
import styles from './long-form/LongForm.module.css'
import { LongParts } from './long-form/LongParts.tsx'
import type { Saved } from './long-form/send-form.ts'
import { type Begun, type LongForm, useLongForm } from './long-form/use-long-form.ts'
import { useSaveAll } from './long-form/use-save-all.ts'

/** Only where an order was sent before. */
const OrderStands = lazy(loadOrderStands)

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
  const { kept, photo, setPhoto, progress, hasSizes, hasOrder, isRestored, startOver, finish } = form
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
      kept={{ ...kept, isRestored, startOver, finish }}
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
          <Suspense>
            <OrderStands
              order={standing.order}
              isBusy={isBusy}
              onOpen={() => show(standing)}
              onAnother={() => void save({ withRest: true, orderDraft: form.anotherOrder() })}
            />
          </Suspense>
        )
      }
      saveWord={t(`customers-form.page.${word}`)}
      onSave={() => void save()}
    />
  )
}

interface SavedSoFarProps {
  form: LongForm
  isBusy: boolean
  /** Ends here: what is not saved is left out. */
  onEnough: () => void
}

/** A step was refused behind others that stand: which are saved, and what is not yet. */
function SavedSoFar({ form, isBusy, onEnough }: SavedSoFarProps) {
  const t = useT()
  const { customer, hasSizes: areSizesSaved } = form.progress
  if (!customer) return null
  const needsSizes = form.hasSizes && !areSizesSaved
  const rest = needsSizes ? (form.hasOrder ? 'both' : 'sizes') : form.hasOrder ? 'order' : 'nothing'
  return (
    <section className={styles.saved} aria-label={t('customers-form.saved.label')}>
      <div role="status">
        <p>
          <strong>
            {t('customers-form.saved.customer', { name: customer.name, number: customer.number })}
          </strong>{' '}
          {areSizesSaved && t('customers-form.saved.sizes')}
        </p>
        <p>{t(`customers-form.saved.rest.${rest}`)}</p>
      </div>
      {rest !== 'nothing' && (
        <Button kind="plain" disabled={isBusy} onClick={onEnough}>
          {t('customers-form.saved.enough')}
        </Button>
      )}
    </section>
  )
}
