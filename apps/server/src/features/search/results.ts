import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import type { SearchResult } from '@darzi/contract/search.ts'
import type { Member } from '../../http/request-context.ts'

/** Money only for those who may take it. */
const priced = (priceMinor: number, currency: OrderCard['currency'], member: Member) =>
  member.may('payments.take') ? { priceMinor, currency } : {}

export const customerResult = (card: CustomerCard, member: Member): SearchResult => ({
  type: 'customer',
  id: card.id,
  number: card.number,
  name: card.name,
  phoneShown: card.phoneShown,
  photoUrl: card.photo?.thumbUrl,
  note: card.pinnedNote,
  orders: card.totalOrders,
  lastOrderOn: card.lastOrderDate,
  isArchived: card.isArchived,
  ...priced(card.totalSpentMinor, member.shop.currency, member),
})

export const orderResult = (card: OrderCard, member: Member): SearchResult => ({
  type: 'order',
  ...found(card, member),
  photoUrl: card.customer.photoUrl,
  priority: card.priority,
  promisedOn: card.promisedOn,
  isOverdue: card.isOverdue,
})

export const paperResult = (
  card: OrderCard,
  { member, bills }: { member: Member; bills: readonly { id: string; number: string }[] },
): SearchResult => ({
  type: 'paper',
  ...found(card, member),
  bills: bills.map(({ id, number }) => ({ id, number })),
})

function found(card: OrderCard, member: Member) {
  const { id, number, customer, pieces, orderedOn, tailorState: status, totalMinor, currency } = card
  const garments = new Map(pieces.map(({ garment }) => [garment.name ?? garment.key, garment]))
  return {
    id,
    number,
    customer: { id: customer.id, name: customer.name },
    garments: [...garments.values()],
    orderedOn,
    status,
    ...priced(totalMinor, currency, member),
  }
}

export const measurementResult = (record: MeasurementRecord): SearchResult => ({
  type: 'measurement',
  id: record.id,
  customer: { id: record.customer.id, name: record.customer.name },
  person: { id: record.person.id, name: record.person.name },
  profile: record.profile,
  garment: record.garment,
  how: record.how,
  takenAt: record.takenAt,
  sizes: record.values.length,
})
