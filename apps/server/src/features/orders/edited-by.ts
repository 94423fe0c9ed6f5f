import type { InTx, Member } from '../../http/request-context.ts'
import type { EditedBy } from './ports.ts'

/** The asking member's shop edits now. */
export const editedBy = ({
  member,
  now,
  newId,
  enqueue,
}: Pick<EditedBy, 'now' | 'newId'> &
  Pick<InTx, 'enqueue'> & { member: Pick<Member, 'shopId'> }): EditedBy => ({
  shopId: member.shopId,
  now,
  newId,
  enqueue,
})
