import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { DraftNotice } from '../../kits/form/DraftNotice.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerFields } from './CustomerFields.tsx'
import styles from './CustomerForm.module.css'
import type { CustomerDraft } from './customer-draft.ts'
import { FamilyFields } from './FamilyFields.tsx'
import { type FormProblems, isToldAtField, sentenceAt } from './form-problems.ts'
import { textOf } from './text-of.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  kept: ReturnType<typeof useDraft>
  problems: FormProblems
  isBusy: boolean
  isNew: boolean
  /** Stands after name and phone, which cannot wait at the counter. */
  photo: ReactNode
  /** Something that the draft does not hold: a photo, another part of the page. */
  hasOtherChange: boolean
  /** Further parts below the customer. */
  parts?: ReactNode
  /** The customer is saved already: this stands in its place. */
  saved?: ReactNode
  /** What is wrong with another part. */
  trouble?: string
  /** The order of this form stands already: what one may do about it. */
  standing?: ReactNode
  saveWord: string
  onSave: () => void
}

/** Takes a customer in, or changes one. What is typed stays typed, whatever happens. */
export function CustomerForm({
  kept,
  problems,
  isBusy,
  isNew,
  photo,
  hasOtherChange,
  parts,
  saved,
  trouble,
  standing,
  saveWord,
  onSave,
}: Props) {
  const t = useT()
  const { draft, change, isDirty, finish } = kept
  const form = useFirstProblem(problems)
  const errorAt = (field: string) => sentenceAt(problems, field, t)
  const shared = { draft, onChange: change, errorAt }
  const { error } = problems
  const isToldBelow = error !== undefined && !isToldAtField(error)
  const said = isToldBelow ? problemSentence(error, t) : trouble
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onSave()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isDirty={(isDirty || hasOtherChange) && !isBusy} isKept />
      <DraftNotice draft={kept} />
      {saved ?? (
        <>
          <CustomerFields {...shared} isNew={isNew} onMovedAway={finish} />
          <div className={styles.part}>{photo}</div>
          {isNew && (
            <FamilyFields people={draft.people} onChange={(people) => change({ people })} errorAt={errorAt} />
          )}
          <EarlierFields {...shared} />
        </>
      )}
      {parts}
      {standing}
      <FormFoot problem={said}>
        <Button kind="primary" type="submit" isLarge isBusy={isBusy}>
          {saveWord}
        </Button>
      </FormFoot>
    </form>
  )
}

/** After a refused save the first marked field has the focus. */
function useFirstProblem(problems: FormProblems) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of problems moves the focus once
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return form
}

interface EarlierFieldsProps {
  draft: CustomerDraft
  onChange: (part: Partial<CustomerDraft>) => void
  errorAt: (field: string) => string | undefined
}

/** What the old book says of this customer. Folded away, for most have nothing to bring along. */
function EarlierFields(form: EarlierFieldsProps) {
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
        <DateField
          label={t('customers-form.earlier.lastOrder')}
          isOptional
          isBack
          today={today}
          max={today}
          value={form.draft.earlierLastOrder}
          error={form.errorAt('earlier.lastOrderDate')}
          onChange={(earlierLastOrder) => form.onChange({ earlierLastOrder })}
        />
      </div>
    </details>
  )
}
