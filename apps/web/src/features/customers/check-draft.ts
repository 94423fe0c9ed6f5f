/** What can be told about a draft before it is sent; the server tells the rest at the same fields. */
import { isEmailShaped } from '@darzi/tailoring/customers/email.ts'
import { longest, mostOrders } from '@darzi/tailoring/customers/import.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { readWhole } from '@darzi/tailoring/units/read-number.ts'
import { type CustomerDraft, isBlankPerson, type PersonDraft } from './customer-draft.ts'

/** A sentence of the words and its holes. */
export interface Said {
  key: string
  params?: Record<string, string | number>
}
/** By field, as the server names them: `people.0.name`. */
export type DraftProblems = Readonly<Record<string, Said>>

/** The shop's currency and day. */
export interface Checking {
  currency: Currency
  today: string
}

const required: Said = { key: 'problems.field.required' }

export function checkDraft(draft: CustomerDraft, checking: Checking): DraftProblems {
  const problems: Record<string, Said | undefined> = {
    name: draft.name.trim() ? tooLong(draft.name, longest.name) : required,
    phone: tooLong(draft.phone, longest.phone),
    email: checkEmail(draft.email),
    address: tooLong(draft.address, longest.address),
    bookNumber: tooLong(draft.bookNumber, longest.bookNumber),
    'earlier.orders': checkOrders(draft.earlierOrders),
    'earlier.spentMinor': checkSpent(draft.earlierSpent, checking.currency),
    'earlier.lastOrderDate':
      draft.earlierLastOrder > checking.today
        ? { key: 'problems.imports.dateInFuture', params: { typed: draft.earlierLastOrder } }
        : undefined,
  }
  draft.people
    .filter((person) => !isBlankPerson(person))
    .forEach((person, place) => {
      for (const [field, said] of Object.entries(checkPerson(person, checking))) {
        problems[`people.${place}.${field}`] = said
      }
    })
  return onlyFound(problems)
}

export function checkPerson(person: PersonDraft, { today }: Pick<Checking, 'today'>): DraftProblems {
  const year = readWhole(person.birthYear)
  const isYear = year !== undefined && year >= 1900 && year <= Number(today.slice(0, 4))
  return onlyFound({
    name: person.name.trim() ? tooLong(person.name, longest.name) : required,
    birthYear: person.birthYear.trim() && !isYear ? { key: 'customers-form.person.birthYearOdd' } : undefined,
  })
}

function tooLong(text: string, limit: number): Said | undefined {
  return [...text.trim()].length > limit ? { key: 'problems.field.tooLong', params: { limit } } : undefined
}

function checkEmail(text: string): Said | undefined {
  return text.trim() === '' || isEmailShaped(text.trim()) ? undefined : { key: 'problems.field.email' }
}

function checkOrders(text: string): Said | undefined {
  if (text.trim() === '') return undefined
  const orders = readWhole(text)
  if (orders === undefined) return { key: 'problems.imports.notAWholeNumber', params: { typed: text.trim() } }
  return orders > mostOrders ? { key: 'problems.field.tooBig', params: { limit: mostOrders } } : undefined
}

function checkSpent(text: string, currency: Currency): Said | undefined {
  if (text.trim() === '') return undefined
  const spent = parseMoney(text, currency)
  return 'ok' in spent ? undefined : { key: `problems.${spent.refused}`, params: spent.params }
}

function onlyFound(problems: Record<string, Said | undefined>): DraftProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, Said] => entry[1] !== undefined),
  )
}
