import { useId } from 'react'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerForm.module.css'
import type { PersonDraft } from './customer-draft.ts'
import { textOf } from './text-of.ts'

const sizings = ['men', 'women', 'boys', 'girls'] as const
const relations = ['wife', 'husband', 'son', 'daughter', 'mother', 'father', 'brother', 'sister'] as const

interface Props {
  person: PersonDraft
  onChange: (part: Partial<PersonDraft>) => void
  /** The sentence under a field of this person. */
  errorAt: (field: string) => string | undefined
  /** The customer's own relation to the record is not asked. */
  isCustomer?: boolean
}

/** Who is measured under a record. */
export function PersonFields({ person, onChange, errorAt, isCustomer }: Props) {
  const t = useT()
  const listId = useId()
  const form = { draft: person, onChange, errorAt }
  return (
    <div className={styles.pairs}>
      <TextField
        label={t('customers-form.person.name')}
        {...textOf(form, 'name')}
        data-autofocus
        autoComplete="off"
        maxLength={120}
      />
      {!isCustomer && (
        <>
          <TextField
            label={t('customers-form.person.relation')}
            isOptional
            {...textOf(form, 'relation')}
            list={listId}
            maxLength={60}
          />
          <datalist id={listId}>
            {relations.map((relation) => (
              <option key={relation} value={t(`customers-form.relation.${relation}`)} />
            ))}
          </datalist>
        </>
      )}
      <NativeSelect
        label={t('customers-form.person.sizing')}
        isOptional
        error={errorAt('sizing')}
        options={[
          { value: '', label: t('customers-form.sizing.none') },
          ...sizings.map((sizing) => ({ value: sizing, label: t(`customers-form.sizing.${sizing}`) })),
        ]}
        value={person.sizing}
        onChange={(event) =>
          onChange({ sizing: sizings.find((sizing) => sizing === event.target.value) ?? '' })
        }
      />
      <TextField
        label={t('customers-form.person.birthYear')}
        isOptional
        {...textOf(form, 'birthYear')}
        inputMode="numeric"
        maxLength={4}
      />
      <div className={styles.whole}>
        <TextArea
          label={t('customers-form.person.notes')}
          isOptional
          {...textOf(form, 'notes')}
          rows={2}
          maxLength={1000}
        />
      </div>
    </div>
  )
}
