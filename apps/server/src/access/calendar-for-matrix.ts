import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  memberId: string
  at: Date
  newId: () => string
  customerId: string
  orderId: string
  word: string
}

/** An appointment and a closed day, each with a word of the shop's in it. */
export async function aCalendar({ tx, shopId, memberId, at, newId, customerId, orderId, word }: Given) {
  const ids = { appointmentId: newId(), dayOffId: newId() }
  await tx
    .insertInto('appointments')
    .values({
      shop_id: shopId,
      id: ids.appointmentId,
      kind: 'trial',
      starts_at: new Date('2031-05-06T06:00:00Z'),
      ends_at: new Date('2031-05-06T06:30:00Z'),
      member_id: memberId,
      customer_id: customerId,
      order_id: orderId,
      notes: word,
      overbook_reason: word,
      booked_by: 'shop',
      token: newId(),
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('days_off')
    .values({
      shop_id: shopId,
      id: ids.dayOffId,
      first_on: '2031-11-01',
      last_on: '2031-11-02',
      reason: word,
      created_at: at,
    })
    .execute()
  return ids
}
