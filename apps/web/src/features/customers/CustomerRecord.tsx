import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { TimelineCard } from '../../kits/detail/TimelineCard.tsx'
import { links } from '../../links.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { ContactCard } from './ContactCard.tsx'
import styles from './CustomerRecord.module.css'
import { menuOf, pageActionsOf } from './customer-actions.ts'
import { archiveCustomer, restoreCustomer, setTags } from './customer-commands.ts'
import { customerTimeline, useSummary } from './customer-queries.ts'
import { NotesCard } from './NotesCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { PinnedNotes } from './PinnedNotes.tsx'
import { RecordDialogs } from './RecordDialogs.tsx'
import { RecordHead } from './RecordHead.tsx'
import { RecordNotices } from './RecordNotices.tsx'
import { useActsFor } from './use-acts.ts'

/** What higher features show of this customer. */
export type RecordCards = (record: {
  customerId: string
  /** Whether the record may be changed now. */
  isOpen: boolean
  /** Orders from before Darzi, which its list does not have. */
  earlierOrders: number
}) => ReactNode

interface Props {
  customer: Customer
  cards?: RecordCards
}

/** A customer's record: what to remember first, then what is made for whom, then what happened. */
export function CustomerRecord({ customer, cards }: Props) {
  const t = useT()
  const noteField = useRef<HTMLTextAreaElement>(null)
  const person = useDialogAddress('person', ['name'])
  const merge = useDialogAddress('merge')
  const hasUnsaved = useHasUnsavedForm()
  const { menu, edit } = useRecordActs(customer, {
    addFamily: () => person.open('new'),
    addNote: () => noteField.current?.focus(),
    merge: () => merge.open('choose'),
  })
  const isOpen = customer.can.edit && !customer.isArchived
  return (
    <>
      <ScreenHeader
        title={customer.name}
        backTo={cameFromInside() ? undefined : links.customers()}
        extra={<ActionMenu label={t('customers.card.actions', { name: customer.name })} actions={menu} />}
      />
      <UnsavedGuard isDirty={hasUnsaved} />
      <div className={styles.record}>
        <RecordHead customer={customer} onEdit={edit} />
        <RecordNotices customer={customer} onMerge={(otherId) => merge.open(otherId)} />
        <PinnedNotes customer={customer} />
        <div className={styles.columns}>
          <div className={styles.column}>
            {cards?.({ customerId: customer.id, isOpen, earlierOrders: customer.earlier.orders })}
            <PeopleCard customer={customer} isOpen={isOpen} onOpen={person.open} />
            <NotesCard customer={customer} isOpen={isOpen} field={noteField} />
          </div>
          <div className={styles.column}>
            <ContactCard customer={customer} isOpen={isOpen} />
            <TagsCard customer={customer} isOpen={isOpen} />
          </div>
        </div>
        <TimelineCard id={customer.id} feature="customers" ask={customerTimeline(customer.id)} />
      </div>
      <RecordDialogs customer={customer} person={person} merge={merge} />
    </>
  )
}

interface Dialogs {
  addFamily: () => void
  addNote: () => void
  merge: () => void
}

/** The record's acts, for its menu, the palette and the keys. */
function useRecordActs(customer: Customer, dialogs: Dialogs) {
  const t = useT()
  const navigate = useNavigate()
  const acts = useActsFor('record', customer)
  const names = acts.map((act) => act.key).join()
  const run = {
    ...dialogs,
    order: () => void navigate(links.newOrder({ customer: customer.id })),
    measure: () => void navigate(links.measure({ customer: customer.id })),
    edit: () => void navigate(links.editCustomer(customer.id)),
    printHistory: () => void navigate(links.printExport({ paper: 'customerHistory', customer: customer.id })),
    printCard: () => void navigate(links.printExport({ paper: 'measurementCard', customer: customer.id })),
    archive: () => void archiveCustomer(customer),
    restore: () => void restoreCustomer(customer),
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are the same as long as the record and their names are
  const actions = useMemo(() => pageActionsOf(acts, run, t), [customer, names, t])
  usePageActions(actions)
  return { menu: menuOf(acts, run, t), edit: names.includes('edit') ? run.edit : undefined }
}

/** Back then finds the directory where it stood; who came by a link is led to its beginning. */
function cameFromInside(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** The tags sewn on this customer, changed on the spot. */
function TagsCard({ customer, isOpen }: { customer: Customer; isOpen: boolean }) {
  const t = useT()
  const { data: summary } = useSummary()
  if (!isOpen && customer.tags.length === 0) return null
  return (
    <Card>
      {isOpen ? (
        <TagInput
          label={t('customers.card.tags')}
          value={customer.tags}
          suggestions={summary?.tags.map(({ tag }) => tag)}
          onChange={(tags) => void setTags(customer, tags)}
        />
      ) : (
        customer.tags.map((tag) => (
          <Badge key={tag} tone="indigo">
            {tag}
          </Badge>
        ))
      )}
    </Card>
  )
}
