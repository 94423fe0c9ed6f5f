/** A checked draft as the server is sent it. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { readWhole } from '@darzi/tailoring/units/read-number.ts'
import { type CustomerDraft, isBlankPerson, type PersonDraft } from './customer-draft.ts'

export type AddBody = ApiRequest<'POST /api/customers'>['body']
export type EditBody = ApiRequest<'PATCH /api/customers/:id'>['body']
/** A person of a form has an id from the start: sent again it is the same one. */
export type PersonBody = ApiRequest<'POST /api/customers/:id/people'>['body'] & { id: string }

/** A new record: what was left empty is not sent. */
export function addBody(draft: CustomerDraft, currency: Currency): AddBody {
  const people = draft.people.filter((person) => !isBlankPerson(person))
  return {
    id: draft.id,
    name: draft.name.trim(),
    phone: draft.phone.trim() || undefined,
    email: draft.email.trim() || undefined,
    address: draft.address.trim() || undefined,
    notes: draft.notes.trim() || undefined,
    bookNumber: draft.bookNumber.trim() || undefined,
    tags: draft.tags.length > 0 ? draft.tags : undefined,
    people: people.length > 0 ? people.map(personBody) : undefined,
    earlier: hasEarlier(draft) ? earlierOf(draft, currency) : undefined,
    allowSamePhone: draft.keepsBoth,
  }
}

/** Only the fields that were changed since `base`; an emptied one is sent empty, which clears it. */
export function editBody(base: CustomerDraft, draft: CustomerDraft, currency: Currency): EditBody {
  const body: EditBody = {}
  for (const field of ['name', 'phone', 'email', 'address', 'notes', 'bookNumber'] as const) {
    if (draft[field].trim() !== base[field].trim()) body[field] = draft[field].trim()
  }
  if (draft.tags.join('\n') !== base.tags.join('\n')) body.tags = draft.tags
  if (earlierText(draft) !== earlierText(base)) body.earlier = earlierOf(draft, currency)
  if (draft.keepsBoth) body.allowSamePhone = true
  return body
}

export function personBody(person: PersonDraft): PersonBody {
  return {
    id: person.id,
    name: person.name.trim(),
    relation: person.relation.trim() || undefined,
    sizing: person.sizing || undefined,
    birthYear: readWhole(person.birthYear),
    notes: person.notes.trim() || undefined,
  }
}

const earlierText = (draft: CustomerDraft) =>
  [draft.earlierOrders, draft.earlierSpent, draft.earlierLastOrder].map((text) => text.trim()).join('\n')
const hasEarlier = (draft: CustomerDraft) => earlierText(draft).trim() !== ''

function earlierOf(draft: CustomerDraft, currency: Currency): NonNullable<AddBody['earlier']> {
  const spent = parseMoney(draft.earlierSpent, currency)
  return {
    orders: readWhole(draft.earlierOrders) ?? 0,
    spentMinor: 'ok' in spent ? spent.minor : 0,
    lastOrderDate: draft.earlierLastOrder || undefined,
  }
}
