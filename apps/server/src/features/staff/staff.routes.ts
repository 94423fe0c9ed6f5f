/** Staff: who works in a shop, as what, and the mailed invitations that bring them in. A shop always has an owner. */
import { staffRoutes } from '@darzi/contract/staff.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { inviteMember } from './invite-member.ts'
import { readInvitation } from './read-invitation.ts'
import { listStaff } from './staff-queries.ts'
import { updateMember } from './update-member.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export function openStaff(house: House) {
  handle(house, staffRoutes.list, listStaff)
  handle(house, staffRoutes.invite, inviteMember)
  handle(house, staffRoutes.withdraw, withdrawInvitation)
  handle(house, staffRoutes.update, updateMember)
  handleInSteps(house, staffRoutes.invitation, readInvitation)
  handleInSteps(house, staffRoutes.accept, acceptInvitation)
}
