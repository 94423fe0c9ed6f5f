import type { Around, Member } from '../../http/asked.ts'
import type { Pen } from './customer-store.ts'

/** The asking member writes in the shop's book now. */
export const penOf = ({ member, now, newId }: Pick<Around, 'now' | 'newId'> & { member: Member }): Pen => ({
  ...{ shopId: member.shopId, memberId: member.id, now, newId },
})
