import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './LongForm.module.css'
import type { LongForm } from './use-long-form.ts'

interface Props {
  form: LongForm
  isBusy: boolean
  /** Ends here: what is not saved is left out. */
  onEnough: () => void
}

/** A step was refused behind others that stand: which are saved, and what is not yet. */
export function SavedSoFar({ form, isBusy, onEnough }: Props) {
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
