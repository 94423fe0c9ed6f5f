import type { Actor } from '../../events/announce.ts'
import type { Around, Member } from '../../http/asked.ts'

/** Whose order book is written in, by whom and when; a public form has no member. */
export interface OrderPen {
  shopId: string
  memberId: string | null
  memberName: string | null
  now: Date
  newId(): string
}

/** The asking member writes now. */
export const orderPenOf = ({
  member,
  now,
  newId,
}: Pick<Around, 'now' | 'newId'> & { member: Member }): OrderPen => ({
  ...{ shopId: member.shopId, memberId: member.id, memberName: member.name, now, newId },
})

/** Who the timeline names. */
export const actorOf = ({ shopId, memberId, memberName }: OrderPen): Actor => ({
  shopId,
  memberId,
  name: memberName,
})
