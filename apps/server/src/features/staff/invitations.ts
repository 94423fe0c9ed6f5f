import type { staffRoutes } from '@darzi/contract/staff.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { newToken } from '../../http/session-cookie.ts'
import { countAttempt, findAccount, guardAttempts, tooManyAttempts } from '../accounts/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { endInvitation, endInvitationsOf, invitationOfLink, writeInvitation } from './invitation-store.ts'
import { restoredMember } from './restored-member.ts'
import { hasActiveMember, invitationOf } from './staff-queries.ts'

export const invitationDays = 14

type InviteContext = RequestContext<typeof staffRoutes.invite>

/** Invites by e-mail. The same address again gets a fresh link, and the older one stops working. */
export async function inviteMember(ctx: InviteContext) {
  const { tx, member, body, now, newId, publishEvent } = ctx
  const { id = newId(), email, role } = body
  await requireSomeLeft(ctx)
  const accountId = (await findAccount(tx, email))?.id
  if ((await hasActiveMember(tx, { email, accountId })) && !(await restoredMember(tx, email)))
    throw fieldError('email', 'staff.alreadyMember')
  await endInvitationsOf(tx, { email, but: id, now })
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

/** What an invitation's link shows. Guessing links is counted. */
export async function readInvitation({
  params,
  step,
  now,
  request,
}: StepsContext<typeof staffRoutes.invitation>) {
  await guardAttempts(step, now, { link: request.address })
  return step(async ({ tx }) => {
    const found = await invitationOfLink(tx, params.token, now)
    if (!found) throw new AppError('staff.invitationEnded')
    const { shopName, email, name, role } = found
    return { shopName, email, name, role, hasAccount: (await findAccount(tx, email)) !== undefined }
  })
}

/** Withdraws an open invitation; its link stops working at once. */
export async function withdrawInvitation({
  tx,
  params,
  now,
  publishEvent,
}: RequestContext<typeof staffRoutes.withdraw>) {
  const ended = await endInvitation(tx, { id: params.id, now })
  if (!ended) throw notFound()
  await publishEvent({
    kind: 'staff.invitationWithdrawn',
    subject: { type: 'member', id: ended.id, name: ended.name },
  })
  return { ok: true } as const
}
