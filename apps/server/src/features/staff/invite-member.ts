import type { staffRoutes } from '@darzi/contract/staff.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { newToken } from '../../http/session-cookie.ts'
import { countAttempt, tooManyAttempts } from '../accounts/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { endOtherInvitations, writeInvitation } from './invitation-store.ts'
import { hasActiveMember, invitationOf } from './staff-queries.ts'

export const invitationDays = 14

type InviteContext = RequestContext<typeof staffRoutes.invite>

/** Invites by e-mail. The same address again gets a fresh link, and the older one stops working. */
export async function inviteMember(ctx: InviteContext) {
  const { tx, member, body, now, newId, publishEvent } = ctx
  const { id = newId(), email, role } = body
  await requireSomeLeft(ctx)
  if (await hasActiveMember(tx, email)) throw fieldError('email', 'staff.alreadyMember')
  await endOtherInvitations(tx, { email, id, now })
  const { token, hash } = newToken()
  const made = await writeInvitation(tx, {
    id,
    shopId: member.shopId,
    email,
    name: normaliseName(body.name) || email,
    role,
    tokenHash: hash,
    invitedBy: member.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * 24 * 3600_000),
  })
  if (!made) throw new AppError('request.keyReused')
  await mailLink(ctx, { name: made.name, token })
  await publishEvent({ kind: 'staff.invited', subject: { type: 'member', id, name: made.name } })
  return invitationOf(made, now)
}

async function requireSomeLeft({ tx, member, now }: InviteContext) {
  const seconds = await countAttempt(tx, { kind: 'invite', key: member.shopId, now })
  if (seconds > 0) throw tooManyAttempts(seconds)
}

async function mailLink(ctx: InviteContext, { name, token }: { name: string; token: string }) {
  const { tx, member, body, newId, enqueue, request } = ctx
  const shop = await nameOfShop(tx, member.shopId)
  await enqueue('mail.send', {
    id: newId(),
    to: body.email,
    language: request.language,
    template: 'invitation',
    params: { name, shop, inviter: member.name, path: `/invitation/${token}`, days: String(invitationDays) },
  })
}
