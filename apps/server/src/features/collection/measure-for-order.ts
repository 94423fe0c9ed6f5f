import type { Around, InTx, Member, PublishesEvents } from '../../http/request-context.ts'
import { personOfCustomer } from '../customers/api.ts'
import { recordMeasurement } from '../measurements/api.ts'
import type { OrderContext } from './order-context.ts'

type Counter = Around & InTx & PublishesEvents & { member: Member }
type Sent = Pick<OrderContext['body'], 'measured' | 'contact'>

interface Measured {
  /** Of whom it is: who is to wear what is made to it. */
  personId: string
  measurementId?: string
}

/**
 * What the customer sent of a body, in the shop's book as a proposal of theirs: under the person it is of, who is added to their record
 * where the book has none of that name. When nothing was sent, the customer's own person and no record.
 */
export async function measureForOrder(
  counter: Counter,
  who: { customerId: string; personId: string },
  { measured, contact }: Sent,
): Promise<Measured> {
  if (!measured) return { personId: who.personId }
  const { personName } = measured
  const personId = personName ? await personOfCustomer(counter, who.customerId, personName) : who.personId
  const values = measured.values.map(({ field, mm, plusMinusMm, from }) => ({
    field,
    typed: (mm / 10).toFixed(1),
    unit: 'cm' as const,
    plusMinusMm,
    from,
  }))
  const record = await recordMeasurement({
    ...counter,
    params: undefined,
    query: undefined,
    sentBy: contact.name.trim(),
    body: { personId, profile: 'body', how: 'photo', unit: 'cm', takenAt: measured.takenAt, values },
  })
  return { personId, measurementId: record.id }
}
