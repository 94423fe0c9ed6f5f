import { Trash2, UserPlus } from 'lucide-react'
import { newId } from '../../data/new-id.ts'
import { toastWithUndo } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerForm.module.css'
import { emptyPerson, isBlankPerson, type PersonDraft } from './customer-draft.ts'
import { PersonFields } from './PersonFields.tsx'

/** The server takes this many people under one record. */
const mostPeople = 20

interface Props {
  people: readonly PersonDraft[]
  onChange: (people: PersonDraft[]) => void
  errorAt: (field: string) => string | undefined
}

/** Wife, children, parents: whoever is measured under the same phone. */
export function FamilyFields({ people, onChange, errorAt }: Props) {
  const t = useT()
  function remove(gone: PersonDraft) {
    onChange(people.filter((person) => person.id !== gone.id))
    if (isBlankPerson(gone)) return
    toastWithUndo({
      message: t('customers-form.family.removed', { name: gone.name || gone.relation }),
      undo: async () => onChange([...people]),
    })
  }
  return (
    <fieldset className={styles.part}>
      <legend>{t('customers-form.family.title')}</legend>
      <p className={styles.hint}>{t('customers-form.family.why')}</p>
      {people.map((person, row) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is read twice by some readers
        <div
          key={person.id}
          role="group"
          aria-label={t('customers-form.family.member', { place: row + 1 })}
          className={styles.person}
        >
          <PersonFields
            person={person}
            onChange={(part) =>
              onChange(people.map((each) => (each.id === person.id ? { ...each, ...part } : each)))
            }
            errorAt={(field) => errorAt(`people.${sentPlace(people, row)}.${field}`)}
          />
          <Button
            kind="plain"
            icon={<Trash2 size={18} aria-hidden="true" />}
            aria-label={t('customers-form.family.removeMember', { place: row + 1 })}
            onClick={() => remove(person)}
          >
            {t('customers-form.family.remove')}
          </Button>
        </div>
      ))}
      {people.length < mostPeople && (
        <Button
          icon={<UserPlus size={20} aria-hidden="true" />}
          onClick={() => onChange([...people, emptyPerson(newId())])}
        >
          {t('customers-form.family.add')}
        </Button>
      )}
    </fieldset>
  )
}

/** Blank rows are not sent, so refusals count without them. */
function sentPlace(people: readonly PersonDraft[], row: number): number {
  const person = people[row]
  if (!person || isBlankPerson(person)) return -1
  return people.slice(0, row).filter((each) => !isBlankPerson(each)).length
}
