import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerForm.module.css'
import { checkPerson } from './check-draft.ts'
import { emptyPerson, type PersonDraft, personDraftOf } from './customer-draft.ts'
import { personBody } from './draft-body.ts'
import { type FormProblems, isToldAtField, sentenceAt } from './form-problems.ts'
import { PersonFields } from './PersonFields.tsx'
import { savePerson } from './people-commands.ts'

interface Props {
  customer: Customer
  /** The id of one of the record's people, or `new`; the dialog is closed without it. */
  person?: string
  /** A name the new one has already. */
  name: string
  onClose: () => void
}

/** Adds a family member, or changes one. */
export function PersonDialog({ customer, person, name, onClose }: Props) {
  const t = useT()
  const known = customer.people.find(({ id }) => id === person)
  const isOpen = person === 'new' || known !== undefined
  const begun = known ? personDraftOf(known) : { ...emptyPerson(newId()), name }
  return (
    <Dialog
      title={
        known ? t('customers-record.people.editing', { name: known.name }) : t('customers.act.addFamily')
      }
      isOpen={isOpen}
      onClose={onClose}
      isWide
      isForm
    >
      {isOpen && (
        <PersonForm
          key={known?.id ?? name}
          customer={customer}
          begun={begun}
          isCustomer={known?.isCustomer ?? false}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

interface FormProps {
  customer: Customer
  begun: PersonDraft
  isCustomer: boolean
  onDone: () => void
}

function PersonForm({ customer, begun, isCustomer, onDone }: FormProps) {
  const t = useT()
  const today = useShopDay()
  // Its ground stays what the form opened with, even when the record changes under it.
  const [opened] = useState(begun)
  const [draft, setDraft] = useState(opened)
  const [problems, setProblems] = useState<FormProblems>({ found: {} })
  const [isBusy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const found = checkPerson(draft, { today })
    setProblems({ found })
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await savePerson(customer, personBody(draft), personBody(opened))
      onDone()
    } catch (error) {
      setProblems({ found: {}, error })
    } finally {
      setBusy(false)
    }
  }
  const { error } = problems
  return (
    <form className={styles.inDialog} onSubmit={onSubmit} noValidate>
      <PersonFields
        person={draft}
        isCustomer={isCustomer}
        onChange={(part) => setDraft({ ...draft, ...part })}
        errorAt={(field) => sentenceAt(problems, field, t)}
      />
      {error !== undefined && !isToldAtField(error) && (
        <p role="alert" className={styles.problem}>
          {problemSentence(error, t)}
        </p>
      )}
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {t('customers-record.people.save')}
      </Button>
    </form>
  )
}
