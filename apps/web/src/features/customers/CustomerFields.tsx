import { TagInput } from '../../ui/TagInput.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerForm.module.css'
import type { CustomerDraft } from './customer-draft.ts'
import { useSummary } from './customer-queries.ts'
import { SamePhoneProposal } from './SamePhoneProposal.tsx'
import { textOf } from './text-of.ts'

interface Props {
  draft: CustomerDraft
  onChange: (part: Partial<CustomerDraft>) => void
  errorAt: (field: string) => string | undefined
  /** Begins in the name, when a new record is taken in. */
  isNew?: boolean
  /** The customer goes to another record as family: this form has done its work. */
  onMovedAway: () => void
}

/** Who the customer is and how to reach them. Only the name is required. */
export function CustomerFields({ draft, onChange, errorAt, isNew, onMovedAway }: Props) {
  const t = useT()
  const { data: summary } = useSummary()
  const text = (field: 'name' | 'phone' | 'email' | 'address' | 'notes' | 'bookNumber') => ({
    label: t(`customers-form.field.${field}`),
    ...textOf({ draft, onChange, errorAt }, field),
  })
  return (
    <fieldset className={styles.part}>
      <legend>{t('customers-form.part.customer')}</legend>
      <div className={styles.pairs}>
        <TextField {...text('name')} autoFocus={isNew && !draft.name} autoComplete="off" maxLength={120} />
        <TextField
          {...text('phone')}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          onChange={(event) => onChange({ phone: event.target.value, keepsBoth: false })}
        />
        <div className={styles.whole}>
          <SamePhoneProposal draft={draft} onChange={onChange} onMovedAway={onMovedAway} />
        </div>
        <TextField
          {...text('email')}
          isOptional
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
        <TextField {...text('address')} isOptional autoComplete="off" maxLength={300} />
        <div className={styles.whole}>
          <TextArea
            {...text('notes')}
            isOptional
            rows={3}
            maxLength={4000}
            hint={t('customers-form.hint.notes')}
          />
        </div>
        <TextField
          {...text('bookNumber')}
          isOptional
          maxLength={40}
          autoComplete="off"
          hint={t('customers-form.hint.bookNumber')}
        />
        <TagInput
          label={t('customers-form.field.tags')}
          isOptional
          hint={t('customers-form.hint.tags')}
          error={errorAt('tags')}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          suggestions={summary?.tags.map(({ tag }) => tag)}
        />
      </div>
    </fieldset>
  )
}
