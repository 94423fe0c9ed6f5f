/** Two records of one customer become one, and can be split again. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { askListsAgain, cacheCustomer, customerKey, showInLists } from './customer-cache.ts'

/** Merges `other` into `kept`; throws the refusal. */
export async function mergeCustomers(kept: Pick<Customer, 'id'>, other: Customer): Promise<void> {
  const { mergeId, customer } = await call('POST /api/customers/:id/merge', {
    params: { id: kept.id },
    body: { otherId: other.id },
  })
  showInLists([other.id], () => undefined)
  cacheCustomer(customer)
  void queries.invalidateQueries({ queryKey: customerKey(other.id) })
  toastWithUndo({
    message: readSpeech().t('customers-record.merge.done', { kept: customer.name, other: other.number }),
    undo: () => undoMerge(mergeId),
  })
}

/** Splits two merged records again. */
export async function undoMerge(mergeId: string): Promise<void> {
  const { kept, other } = await call('POST /api/customer-merges/:id/undo', { params: { id: mergeId } })
  cacheCustomer(kept)
  cacheCustomer(other)
  askListsAgain()
}
