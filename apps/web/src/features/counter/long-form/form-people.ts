/** For whom the garments of a new customer are, before the record stands: the customer, then the family as typed. */
import type { Customer, Person } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { type CustomerDraft, isBlankPerson } from '../../customers/api.ts'
import type { OrderDraft } from '../../orders/api.ts'

/** Stands for the customer until the server has said which person that is. */
export const self = 'self'

export function peopleOf({ name, people }: CustomerDraft, nameless: string): Person[] {
  const family = people.filter((person) => !isBlankPerson(person) && person.name.trim())
  return [
    { id: self, name: name.trim() || nameless, isCustomer: true },
    ...family.map(({ id, name: called, sizing }) => ({
      id,
      name: called.trim(),
      isCustomer: false,
      sizing: sizing || undefined,
    })),
  ]
}

/** A garment of someone who was taken off the form again is the customer's, and shown as theirs. */
export function withPeople(order: OrderDraft, people: readonly Pick<Person, 'id'>[]): OrderDraft {
  const known = new Set(people.map(({ id }) => id))
  const pieces = order.pieces.map((piece) =>
    known.has(piece.personId) ? piece : { ...piece, personId: self },
  )
  return { ...order, pieces }
}

/** The same order for the people of the record that stands now. */
export function forRecord(order: OrderDraft, customer: Customer): OrderDraft {
  const own = customer.people.find(({ isCustomer }) => isCustomer)?.id ?? ''
  const pieces = order.pieces.map((piece) => (piece.personId === self ? { ...piece, personId: own } : piece))
  return { ...order, pieces }
}

/** The garments ordered for the customer, not for the family. */
export function garmentsOfSelf(
  order: OrderDraft,
  people: readonly Pick<Person, 'id'>[],
  garments: readonly Garment[],
): Garment[] {
  const pieces = withPeople(order, people).pieces.filter(({ personId }) => personId === self)
  return garments.filter(({ key }) => pieces.some(({ garment }) => garment === key))
}
