import type { staffRoutes } from '@darzi/contract/staff.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import {
  becomeTailor,
  beginSession,
  findAccount,
  guardAttempts,
  hashPassword,
  isPassword,
  openAccount,
  requireNewPassword,
} from '../accounts/api.ts'
import { invitationOfLink, join } from './invitation-store.ts'
import { restoredMember } from './restored-member.ts'

type JoinContext = StepsContext<typeof staffRoutes.accept>

/** Joins a shop by a mailed link and signs in: with a new account, or with the password of the one that exists. */
export async function acceptInvitation(ctx: JoinContext) {
  const { params, body, step, now, newId, request, setSession } = ctx
  await guardAttempts(step, now, { link: request.address })
  const invitation = await step(({ tx }) => invitationOfLink(tx, params.token, now))
  if (!invitation) throw new AppError('staff.invitationEnded')
  const known = await step(({ tx }) => findAccount(tx, invitation.email))
  if (known) await guardAttempts(step, now, { signInPair: `${known.email} ${request.address}` })
  if (known && !(await isPassword(known.passwordHash, body.password)))
    throw fieldError('password', 'accounts.wrongPassword')
  const passwordHash = known ? '' : await newHash(body.password, invitation.email)
  await step(async ({ tx }) => {
    const account =
      known ??
      (await openAccount(tx, {
        id: newId(),
        email: invitation.email,
        name: body.name || invitation.name,
        passwordHash,
        language: request.language,
        now,
      }))
    if (known) await becomeTailor(tx, known.id)
    // Whom a restored backup names goes on as who they were: what they sewed stays theirs.
    const before = await insideShop(tx, invitation.shop_id, () => restoredMember(tx, invitation.email))
    const member = await join(tx, { invitation, account, memberId: newId(), now, before })
    if (!member) throw new AppError('staff.invitationEnded')
    await publishJoined(tx, { shopId: invitation.shop_id, member, id: newId(), at: now })
    const begun = {
      accountId: account.id,
      userAgent: request.userAgent,
      replaces: request.token,
      device: request.device,
      now,
      id: newId(),
      shopId: invitation.shop_id,
    }
    const { token, device } = await beginSession(tx, begun)
    setSession(token, device)
  })
  return { ok: true } as const
}

async function newHash(password: string, email: string) {
  await requireNewPassword(password, { email })
  return hashPassword(password)
}

async function publishJoined(
  tx: Tx,
  joined: { shopId: string; member: { id: string; name: string }; id: string; at: Date },
) {
  const { shopId, member, id, at } = joined
  const actor = { shopId, memberId: member.id, name: member.name }
  const subject = { type: 'member' as const, id: member.id, name: member.name }
  await insideShop(tx, shopId, () => publishEvent(tx, actor, { id, at, kind: 'staff.joined', subject }))
}
