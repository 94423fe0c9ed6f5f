import { useSession } from '../../data/session.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerForm.module.css'
import type { CustomerDraft } from './customer-draft.ts'
import { useShopDay } from './shop-day.ts'
import { textOf } from './text-of.ts'

interface Props {
  draft: CustomerDraft
  onChange: (part: Partial<CustomerDraft>) => void
  errorAt: (field: string) => string | undefined
}

/** What the old book says of this customer. Folded away, for most have nothing to bring along. */
export function EarlierFields(form: Props) {
  const { draft, errorAt } = form
  const t = useT()
  const today = useShopDay()
  const { shop } = useSession()
  const fields = ['earlier.orders', 'earlier.spentMinor', 'earlier.lastOrderDate']
  const isFilled = draft.earlierOrders + draft.earlierSpent + draft.earlierLastOrder !== ''
  return (
    <details className={styles.folded} open={isFilled || fields.some((field) => errorAt(field)) || undefined}>
      <summary>{t('customers-form.earlier.title')}</summary>
      <p className={styles.hint}>{t('customers-form.earlier.why')}</p>
      <div className={styles.pairs}>
        <TextField
          label={t('customers-form.earlier.orders')}
          isOptional
          {...textOf(form, 'earlierOrders', 'earlier.orders')}
          inputMode="numeric"
          maxLength={9}
        />
        <TextField
          label={t('customers-form.earlier.spent', { currency: shop?.currency ?? '' })}
          isOptional
          {...textOf(form, 'earlierSpent', 'earlier.spentMinor')}
          inputMode="decimal"
          maxLength={24}
        />
        <TextField
          label={t('customers-form.earlier.lastOrder')}
          isOptional
          {...textOf(form, 'earlierLastOrder', 'earlier.lastOrderDate')}
          type="date"
          max={today}
        />
      </div>
    </details>
  )
}
