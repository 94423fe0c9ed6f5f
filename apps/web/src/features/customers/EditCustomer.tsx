import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { useState } from 'react'
import { ProblemError } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastProblem } from '../../shell/toasts.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useFetched } from '../../ui/use-fetched.ts'
import { useT } from '../../words/use-t.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { draftOf } from './customer-draft.ts'
import { useCustomer } from './customer-queries.ts'
import type { MeanwhileProps } from './MeanwhileQuestion.tsx'
import { PhotoField } from './PhotoField.tsx'
import { useDraft } from './use-draft.ts'
import { type PhotoChange, useEditCustomer } from './use-edit-customer.ts'

/** Changes a record that stands. */
export function EditCustomer({ id }: { id: string }) {
  const t = useT()
  const { data: customer, error, refetch } = useCustomer(id)
  const title = customer
    ? t('customers-form.page.edit', { name: customer.name })
    : t('customers-form.page.editing')
  usePageTitle(title)
  return (
    <>
      <ScreenHeader title={title} backTo={links.customer(id)} />
      {error && !customer && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!customer && !error && <SkeletonRows rows={3} rowHeight={220} />}
      {customer && <EditForm customer={customer} />}
    </>
  )
}

function EditForm({ customer }: { customer: Customer }) {
  const t = useT()
  // What the form began with stays its ground, even when the record changes under it.
  const [begun] = useState(customer)
  const kept = useDraft({ form: begun.id, label: begun.name, begun: draftOf(begun), version: begun.version })
  const [photo, setPhoto] = useState<PhotoChange>()
  const { problems, isBusy, progress, theirs, save, settle, stopSettling } = useEditCustomer({
    kept,
    customer: begun,
    photo,
  })
  return (
    <>
      <CustomerForm
        kept={kept}
        problems={problems}
        isBusy={isBusy}
        isNew={false}
        photo={
          <PhotoField
            name={kept.draft.name}
            photo={photo === 'removed' ? undefined : photo}
            storedUrl={photo === 'removed' ? undefined : begun.photo?.thumbUrl}
            progress={progress}
            onChange={(file) => setPhoto(file ?? (begun.photo ? 'removed' : undefined))}
          />
        }
        hasOtherChange={photo !== undefined}
        saveWord={t('customers-form.page.saveChanges')}
        onSave={() => void save()}
      />
      {theirs && (
        <MeanwhileDialog
          base={kept.base}
          mine={kept.draft}
          theirs={theirs}
          onSettle={(draft) => void settle(draft)}
          onClose={stopSettling}
        />
      )}
    </>
  )
}

const fetchQuestion = () => import('./MeanwhileQuestion.tsx')

/** Somebody else changed this record. It happens seldom, so the question is fetched when it does. */
function MeanwhileDialog(props: MeanwhileProps) {
  const { part } = useFetched(fetchQuestion, true, () => {
    toastProblem(new ProblemError({ status: 0, code: 'request.offline' }))
    props.onClose()
  })
  return part ? <part.MeanwhileQuestion {...props} /> : null
}
