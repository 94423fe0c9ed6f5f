import { describe, expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { type CustomerDraft, draftOf, emptyDraft, emptyPerson, saysTheSame } from './customer-draft.ts'
import { addBody, editBody } from './draft-body.ts'

const checking = { currency: 'INR', today: '2026-11-21' } as const
const aDraft = (part: Partial<CustomerDraft> = {}) => ({ ...emptyDraft('id-1', { name: 'Asha' }), ...part })
const problemsOf = (part: Partial<CustomerDraft>) =>
  Object.entries(checkDraft(aDraft(part), checking)).map(([field, { key }]) => `${field} ${key}`)

describe('checking', () => {
  test('a name is all a record needs', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ name: '  ' })).toEqual(['name problems.field.required'])
  })

  test('each field that cannot be read is named, all at once', () => {
    expect(problemsOf({ email: 'asha@', earlierOrders: 'many', earlierSpent: '-5' })).toEqual([
      'email problems.field.email',
      'earlier.orders problems.imports.notAWholeNumber',
      'earlier.spentMinor problems.money.negative',
    ])
  })

  test('an order cannot be of tomorrow', () => {
    expect(problemsOf({ earlierLastOrder: '2026-11-21' })).toEqual([])
    expect(problemsOf({ earlierLastOrder: '2026-11-22' })).toEqual([
      'earlier.lastOrderDate problems.imports.dateInFuture',
    ])
  })

  test('a family row left blank is no mistake; one begun without a name is', () => {
    const begun = { ...emptyPerson('p2'), relation: 'son', birthYear: '1850' }
    expect(problemsOf({ people: [emptyPerson('p1'), begun] })).toEqual([
      'people.0.name problems.field.required',
      'people.0.birthYear customers-form.person.birthYearOdd',
    ])
  })
})

describe('sending', () => {
  test('what was left empty is not sent, digits of any script are numbers, money is minor units', () => {
    const draft = aDraft({ earlierOrders: '१२', earlierSpent: '1,23,456.50', phone: ' 98765 43210 ' })
    expect(JSON.parse(JSON.stringify(addBody(draft, 'INR')))).toEqual({
      id: 'id-1',
      name: 'Asha',
      phone: '98765 43210',
      earlier: { orders: 12, spentMinor: 12_345_650 },
      allowSamePhone: false,
    })
  })

  test('an edit sends the changed fields alone, an emptied one as empty', () => {
    const base = aDraft({ phone: '98765', address: 'Ghumar Mandi', tags: ['VIP'] })
    expect(editBody(base, { ...base, phone: '', tags: ['VIP', 'Bride'] }, 'INR')).toEqual({
      phone: '',
      tags: ['VIP', 'Bride'],
    })
    expect(editBody(base, { ...base, name: 'Asha ' }, 'INR')).toEqual({})
  })
})

test('a record read into a form and not touched says the same', () => {
  const earlier = { orders: 3, spentMinor: 150_050 }
  // Only what a form reads of a customer is made here.
  const customer = { id: 'c', name: 'Asha', tags: [], earlier } as unknown as Parameters<typeof draftOf>[0]
  expect(draftOf(customer).earlierSpent).toBe('1500.50')
  expect(saysTheSame(draftOf(customer), draftOf(customer))).toBe(true)
  expect(saysTheSame(draftOf(customer), { ...draftOf(customer), notes: 'left shoulder drops' })).toBe(false)
})
