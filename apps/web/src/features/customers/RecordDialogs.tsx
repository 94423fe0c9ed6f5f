import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import type { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { useFetched } from '../../ui/use-fetched.ts'

type DialogAddress = ReturnType<typeof useDialogAddress>

interface Props {
  customer: Customer
  person: DialogAddress
  merge: DialogAddress
}

const fetchPerson = () => import('./PersonDialog.tsx')
const fetchMerge = () => import('./MergeDialog.tsx')

/** What asks on a record. Most visits only read, so each is fetched when it is asked for. */
export function RecordDialogs({ customer, person, merge }: Props) {
  const isOpen = (dialog: DialogAddress) => dialog.value !== undefined
  // Closed again, so that the next press asks for it anew.
  const closed = (dialog: DialogAddress) => () => {
    toastProblem(new ProblemError({ status: 0, code: 'request.offline' }))
    dialog.close()
  }
  const forPerson = useFetched(fetchPerson, isOpen(person), closed(person)).part
  const forMerge = useFetched(fetchMerge, isOpen(merge), closed(merge)).part
  return (
    <>
      {forPerson && (
        <forPerson.PersonDialog
          customer={customer}
          person={person.value}
          name={person.search.get('name') ?? ''}
          onClose={person.close}
        />
      )}
      {forMerge && (
        <forMerge.MergeDialog
          customer={customer}
          otherId={merge.value}
          onChoose={(otherId) => merge.open(otherId, { replace: true })}
          onClose={merge.close}
        />
      )}
    </>
  )
}
