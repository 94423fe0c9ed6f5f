/** What a form holds of a customer: text as typed, until it is sent. */
import type { Customer, Person } from '@darzi/contract/customer-shapes.ts'

export interface PersonDraft {
  id: string
  name: string
  relation: string
  sizing: '' | NonNullable<Person['sizing']>
  birthYear: string
  notes: string
}

export interface CustomerDraft {
  /** Made here, so that the same record sent again is the same record. */
  id: string
  name: string
  phone: string
  email: string
  address: string
  notes: string
  bookNumber: string
  tags: string[]
  people: PersonDraft[]
  /** Figures from before Darzi. */
  earlierOrders: string
  earlierSpent: string
  earlierLastOrder: string
  /** Another record has this phone, and both are meant. */
  keepsBoth: boolean
}

export function emptyDraft(id: string, begun: { name?: string; phone?: string } = {}): CustomerDraft {
  return {
    id,
    name: begun.name ?? '',
    phone: begun.phone ?? '',
    email: '',
    address: '',
    notes: '',
    bookNumber: '',
    tags: [],
    people: [],
    earlierOrders: '',
    earlierSpent: '',
    earlierLastOrder: '',
    keepsBoth: false,
  }
}

export function draftOf(customer: Customer): CustomerDraft {
  const { orders, spentMinor, lastOrderDate } = customer.earlier
  return {
    ...emptyDraft(customer.id, { name: customer.name, phone: customer.phoneShown }),
    email: customer.email ?? '',
    address: customer.address ?? '',
    notes: customer.notes ?? '',
    bookNumber: customer.bookNumber ?? '',
    tags: customer.tags,
    earlierOrders: orders > 0 ? String(orders) : '',
    earlierSpent: spentMinor > 0 ? plainAmount(spentMinor) : '',
    earlierLastOrder: lastOrderDate ?? '',
  }
}

export function emptyPerson(id: string): PersonDraft {
  return { id, name: '', relation: '', sizing: '', birthYear: '', notes: '' }
}

export function personDraftOf(person: Person): PersonDraft {
  return {
    id: person.id,
    name: person.name,
    relation: person.relation ?? '',
    sizing: person.sizing ?? '',
    birthYear: person.birthYear === undefined ? '' : String(person.birthYear),
    notes: person.notes ?? '',
  }
}

/** Whether nothing at all was typed for this person. */
export function isBlankPerson({ id: _, ...typed }: PersonDraft): boolean {
  return Object.values(typed).every((text) => text.trim() === '')
}

/** Whether two drafts say the same; the ids do not count. */
export function saysTheSame(a: CustomerDraft, b: CustomerDraft): boolean {
  return said(a) === said(b)
}

const said = (draft: CustomerDraft) =>
  JSON.stringify({
    ...draft,
    id: '',
    keepsBoth: false,
    people: draft.people.map((each) => ({ ...each, id: '' })),
  })

/** An amount as it is typed, from minor units (hundredths in every currency Darzi keeps). */
function plainAmount(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)
}
