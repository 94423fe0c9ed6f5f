import type { Around, Member } from '../../http/request-context.ts'
import type { WriteContext } from './customer-store.ts'

/** The asking member writes in the shop's book now. */
export const writeContextOf = ({
  member,
  now,
  newId,
}: Pick<Around, 'now' | 'newId'> & { member: Member }): WriteContext => ({
  shopId: member.shopId,
  memberId: member.id,
  now,
  newId,
})
