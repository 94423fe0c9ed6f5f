/** What can be done to a customer. Each change shows at once, is taken back when refused, and can be undone. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Customer, CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { takeBackTags } from '@darzi/tailoring/customers/tags.ts'
import { call } from '../../data/api.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { cacheCustomer, showChange, showInLists } from './customer-cache.ts'

export type CustomerEdit = ApiRequest<'PATCH /api/customers/:id'>['body']

const t = (key: string, values?: Record<string, string | number>) => readSpeech().t(key, values)

/** Shows `change` at once, sends it, keeps the answer; a refusal takes it back and is thrown on. */
export async function withChange(
  id: string,
  change: Partial<Customer>,
  send: () => Promise<Customer>,
): Promise<Customer> {
  const takeBack = showChange(id, change)
  try {
    return cacheCustomer(await send())
  } catch (error) {
    takeBack()
    throw error
  }
}

export function editCustomer(id: string, body: CustomerEdit, shown: Partial<Customer> = {}) {
  return withChange(id, shown, () => call('PATCH /api/customers/:id', { params: { id }, body }))
}

/** A change made in place. A refusal is told in a toast and thrown, so that the field stays open. */
export async function editInPlace(
  customer: CustomerCard,
  field: 'phone' | 'notes' | 'address' | 'email',
  value: string,
): Promise<void> {
  const shown = field === 'phone' ? { phoneShown: value || undefined } : { [field]: value || undefined }
  const before = (field === 'phone' ? customer.phoneShown : customer[field]) ?? ''
  try {
    await editCustomer(customer.id, { [field]: value }, shown)
  } catch (error) {
    toastProblem(error)
    throw error
  }
  toastWithUndo({
    message: t(`customers.done.${field}`, { name: customer.name }),
    undo: () => editCustomer(customer.id, { [field]: before, allowSamePhone: true }),
  })
}

export async function setTags(customer: CustomerCard, tags: string[]): Promise<void> {
  const before = customer.tags
  try {
    await editCustomer(customer.id, { tags }, { tags })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: t('customers.done.tags', { name: customer.name }),
    undo: () => takeBack(customer.id, { before, after: tags }),
  })
}

/** Other tags may have changed since: only this change is taken back, from what the record holds now. */
async function takeBack(id: string, change: { before: string[]; after: string[] }) {
  const { tags: now } = await call('GET /api/customers/:id', { params: { id } })
  const tags = takeBackTags({ ...change, now })
  return editCustomer(id, { tags }, { tags })
}

/** Takes a record out of the directory, with ten seconds to bring it back. */
export async function archiveCustomer(customer: CustomerCard): Promise<void> {
  await putAway(customer, true)
}

export async function restoreCustomer(customer: CustomerCard): Promise<void> {
  await putAway(customer, false)
}

async function putAway(customer: CustomerCard, isArchived: boolean): Promise<void> {
  try {
    await setArchived(customer.id, isArchived)
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: t(isArchived ? 'customers.done.archived' : 'customers.done.restored', { name: customer.name }),
    undo: () => setArchived(customer.id, !isArchived),
  })
}

/** The lists hold either archived records or the others: a record leaves the one it is in. */
async function setArchived(id: string, isArchived: boolean): Promise<void> {
  const takeBack = showInLists([id], (card) => (card.isArchived === isArchived ? card : undefined))
  const key = isArchived ? 'POST /api/customers/:id/archive' : 'POST /api/customers/:id/restore'
  try {
    cacheCustomer(await call(key, { params: { id } }))
  } catch (error) {
    takeBack()
    throw error
  }
}
