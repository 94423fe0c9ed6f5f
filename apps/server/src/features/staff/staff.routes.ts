/** Staff: who works in a shop, as what, and the mailed invitations that bring them in. A shop always has an owner. */
import { staffRoutes } from '@darzi/contract/staff.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { acceptInvitation, joinSignedIn } from './accept-invitation.ts'
import { inviteMember, readInvitation, withdrawInvitation } from './invitations.ts'
import { listStaff } from './staff-queries.ts'
import { updateMember } from './update-member.ts'

export function openStaff(app: AppContext) {
  handle(app, staffRoutes.list, listStaff)
  handle(app, staffRoutes.invite, inviteMember)
  handle(app, staffRoutes.withdraw, withdrawInvitation)
  handle(app, staffRoutes.update, updateMember)
  handleInSteps(app, staffRoutes.invitation, readInvitation)
  handleInSteps(app, staffRoutes.accept, acceptInvitation)
  handleInSteps(app, staffRoutes.join, joinSignedIn)
}
