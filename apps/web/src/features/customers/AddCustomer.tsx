import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { links } from '../../links.ts'
import { useSay } from '../../words/use-say.ts'
import { AddedScreen } from './AddedScreen.tsx'
import { CustomerForm } from './CustomerForm.tsx'
import { emptyDraft } from './customer-draft.ts'
import { PhotoField } from './PhotoField.tsx'
import { useAddCustomer } from './use-add-customer.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  begun: { name?: string; phone?: string }
  onAgain: () => void
}

/** Takes in whoever stands at the counter. */
export function AddCustomer({ begun, onAgain }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const [start] = useState(() => emptyDraft(newId(), begun))
  // A search that led here is another beginning than the form left half filled.
  const form = ['new', begun.name, begun.phone].filter(Boolean).join(' ')
  const kept = useDraft({ form, begun: start })
  const [photo, setPhoto] = useState<File>()
  const [added, setAdded] = useState<Customer>()
  const { problems, isBusy, save } = useAddCustomer(kept, setAdded)

  async function again() {
    // The search that led here has been answered.
    if (begun.name || begun.phone) await navigate(links.addCustomer(), { replace: true })
    onAgain()
  }
  if (added) return <AddedScreen customer={added} photo={photo} onAgain={() => void again()} />
  return (
    <CustomerForm
      kept={kept}
      problems={problems}
      isBusy={isBusy}
      isNew
      photo={<PhotoField name={kept.draft.name} photo={photo} onChange={setPhoto} />}
      hasPhotoChange={photo !== undefined}
      saveWord={say('customers-form.page.save')}
      onSave={() => void save()}
    />
  )
}
