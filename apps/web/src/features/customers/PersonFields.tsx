import { useId } from 'react'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './CustomerForm.module.css'
import type { PersonDraft } from './customer-draft.ts'

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
  const say = useSay()
  const listId = useId()
  return (
    <div className={styles.pairs}>
      <TextField
        label={say('customers-form.person.name')}
        error={errorAt('name')}
        data-autofocus
        autoComplete="off"
        maxLength={120}
        value={person.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {!isCustomer && (
        <>
          <TextField
            label={say('customers-form.person.relation')}
            isOptional
            error={errorAt('relation')}
            list={listId}
            maxLength={60}
            value={person.relation}
            onChange={(event) => onChange({ relation: event.target.value })}
          />
          <datalist id={listId}>
            {relations.map((relation) => (
              <option key={relation} value={say(`customers-form.relation.${relation}`)} />
            ))}
          </datalist>
        </>
      )}
      <NativeSelect
        label={say('customers-form.person.sizing')}
        isOptional
        error={errorAt('sizing')}
        options={[
          { value: '', label: say('customers-form.sizing.none') },
          ...sizings.map((sizing) => ({ value: sizing, label: say(`customers-form.sizing.${sizing}`) })),
        ]}
        value={person.sizing}
        onChange={(event) =>
          onChange({ sizing: sizings.find((sizing) => sizing === event.target.value) ?? '' })
        }
      />
      <TextField
        label={say('customers-form.person.birthYear')}
        isOptional
        error={errorAt('birthYear')}
        inputMode="numeric"
        maxLength={4}
        value={person.birthYear}
        onChange={(event) => onChange({ birthYear: event.target.value })}
      />
      <div className={styles.whole}>
        <TextArea
          label={say('customers-form.person.notes')}
          isOptional
          error={errorAt('notes')}
          rows={2}
          maxLength={1000}
          value={person.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </div>
    </div>
  )
}
