import type { Around, Member } from '../../http/asked.ts'
import type { PaymentPen } from './payment-store.ts'

/** The asking member writes in the ledger now. */
export const paymentPenOf = ({
  member,
  now,
  newId,
}: Pick<Around, 'now' | 'newId'> & { member: Member }): PaymentPen => ({
  ...{ shopId: member.shopId, memberId: member.id, memberName: member.name, now, newId },
})
