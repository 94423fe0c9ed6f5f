import type { Actor } from '../../events/publish-event.ts'
import type { Around, Member } from '../../http/request-context.ts'

/** Whose order book is written in, by whom and when; a public form has no member. */
export interface OrderWriteContext {
  shopId: string
  memberId: string | null
  memberName: string | null
  /** Whether work that needs approval is approved by the one who takes it on. */
  mayApprove?: boolean
  now: Date
  newId(): string
}

/** The asking member writes now. */
export const orderWriteContextOf = ({
  member,
  now,
  newId,
}: Pick<Around, 'now' | 'newId'> & { member: Member }): OrderWriteContext => ({
  shopId: member.shopId,
  memberId: member.id,
  memberName: member.name,
  mayApprove: member.may('work.approve'),
  now,
  newId,
})

/** Who the timeline names. */
export const actorOf = ({ shopId, memberId, memberName }: OrderWriteContext): Actor => ({
  shopId,
  memberId,
  name: memberName,
})
