import type { Around, Member } from '../../http/request-context.ts'
import type { PaymentWriteContext } from '../ledger/api.ts'

/** The asking member writes in the ledger now. */
export const paymentWriteContextOf = ({
  member,
  now,
  newId,
}: Pick<Around, 'now' | 'newId'> & { member: Member }): PaymentWriteContext => ({
  shopId: member.shopId,
  memberId: member.id,
  memberName: member.name,
  now,
  newId,
})
