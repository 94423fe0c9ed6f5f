/** Staff: the members of a shop, and the invitations that make them. */
import { z } from 'zod'
import { staffRoles } from './access.ts'
import { route } from './route.ts'
import { email, id, instant, requiredLine, secondCode } from './shapes.ts'

export const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  isYou: z.boolean(),
  isActive: z.boolean(),
  joinedAt: instant,
  can: z.object({ changeRole: z.boolean(), deactivate: z.boolean() }),
})
export const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  createdAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
})
const done = z.object({ ok: z.literal(true) })

export const staffRoutes = {
  list: route({
    method: 'GET',
    path: '/api/staff',
    access: 'shop:staff.read',
    summary: 'Members and open invitations of the shop',
    reply: z.object({ members: z.array(member), invitations: z.array(invitation) }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/staff/invitations',
    access: 'shop:staff.write',
    notInDemo: true,
    summary: 'Invite someone by e-mail; inviting the same address again sends a fresh link',
    body: z.object({ id: id.optional(), email, name: requiredLine(120), role: z.enum(staffRoles) }),
    reply: invitation,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/staff/invitations/:id',
    access: 'shop:staff.write',
    summary: 'Withdraw an invitation; its link stops working',
    params: z.object({ id }),
    reply: done,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/staff/:id',
    access: 'shop:staff.write',
    summary: 'Change a member’s role, or deactivate and reactivate them',
    params: z.object({ id }),
    body: z.object({ role: z.enum(staffRoles).optional(), isActive: z.boolean().optional() }),
    reply: member,
  }),
  /** What an invitation's link shows before it is accepted. */
  invitation: route({
    method: 'GET',
    path: '/api/invitations/:token',
    access: 'public',
    summary: 'Read an invitation by its link',
    params: z.object({ token: z.string().min(20).max(200) }),
    reply: z.object({
      shopName: z.string(),
      email: z.string(),
      name: z.string(),
      role: z.enum(staffRoles),
      hasAccount: z.boolean(),
    }),
  }),
  /** Without an account: name and password open one. With an account: its password, and the code where a second factor is in force. */
  accept: route({
    method: 'POST',
    path: '/api/invitations/:token/accept',
    access: 'public',
    summary:
      'Accept an invitation; signs in. Where the account has a second factor in force and no code came: accounts.codeNeeded',
    params: z.object({ token: z.string().min(20).max(200) }),
    body: z.object({
      name: requiredLine(120).optional(),
      password: z.string().min(1).max(1024),
      code: secondCode.optional(),
    }),
    reply: done,
  }),
  join: route({
    method: 'POST',
    path: '/api/invitations/:token/join',
    access: 'signedIn',
    notInDemo: true,
    summary:
      'Accept an invitation as the account that is signed in. Throws staff.otherEmail where it is for another address',
    params: z.object({ token: z.string().min(20).max(200) }),
    reply: done,
  }),
}
