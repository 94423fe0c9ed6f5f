/** The people measured under one record. */
import type { Customer, Person } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import { changesOf } from '../../data/changes-of.ts'
import { addOrChange } from '../../data/problem-error.ts'
import { toastDone, toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { cacheCustomer } from './customer-cache.ts'
import { withChange } from './customer-commands.ts'
import type { PersonBody } from './draft-body.ts'

const t = (key: string, name: string) => readSpeech().t(key, { name })

/** Adds a person, or changes of the one with this id what is not as it was when the form opened. Throws the refusal: the form shows it. */
export async function savePerson(
  customer: Customer,
  { id, ...body }: PersonBody,
  opened: PersonBody,
): Promise<void> {
  const known = customer.people.find((person) => person.id === id)
  const change = (changes: Partial<ReturnType<typeof cleared>>) =>
    call('PATCH /api/customers/:id/people/:personId', {
      params: { id: customer.id, personId: id },
      body: changes,
    })
  const add = () =>
    call(
      'POST /api/customers/:id/people',
      { params: { id: customer.id }, body: { id, ...body } },
      { idempotencyKey: id },
    )
  const saved = known
    ? await change(changesOf(cleared(opened), cleared(body)))
    : await addOrChange(add, () => change(cleared(body)))
  cacheCustomer(saved)
  toastDone(t(known ? 'customers-record.people.changed' : 'customers-record.people.added', body.name))
}

export async function removePerson(customer: Customer, person: Person): Promise<void> {
  const params = { id: customer.id, personId: person.id }
  const people = customer.people.filter(({ id }) => id !== person.id)
  try {
    await withChange(customer.id, { people, persons: people.length }, () =>
      call('DELETE /api/customers/:id/people/:personId', { params }),
    )
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: t('customers-record.people.removed', person.name),
    undo: async () =>
      cacheCustomer(await call('POST /api/customers/:id/people/:personId/restore', { params })),
  })
}

/** A field left out stays as it is; a text that was emptied must be sent empty. */
function cleared({ name, relation = '', sizing, birthYear, notes = '' }: Omit<PersonBody, 'id'>) {
  return { name, relation, sizing, birthYear, notes }
}
