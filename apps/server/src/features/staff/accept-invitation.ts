import type { staffRoutes } from '@darzi/contract/staff.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, StepsContext } from '../../http/request-context.ts'
import {
  becomeTailor,
  findAccount,
  guardAttempts,
  hashPassword,
  moveSession,
  openAccount,
  openProvenSession,
  openSession,
  ownAccount,
  provePassword,
  requireNewPassword,
} from '../accounts/api.ts'
import { invitationOfLink, spendInvitation, takeOn } from './invitation-store.ts'
import { restoredMember } from './restored-member.ts'

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOfLink>>>

/** Joins a shop by a mailed link and signs in: with a new account, or as `POST /api/login` would with the account that exists. */
export async function acceptInvitation(ctx: StepsContext<typeof staffRoutes.accept>) {
  const { body, step, now, newId, request } = ctx
  const invitation = await openInvitation(ctx, request.address)
  const { email, shop_id: shopId } = invitation
  if (await step(({ tx }) => findAccount(tx, email))) {
    const proven = await provePassword(ctx, { ...body, email })
    if (!proven) throw fieldError('password', 'accounts.wrongPassword')
    await step(async (within) => {
      await joinAs(within.tx, ctx, { invitation, account: proven.account })
      await openProvenSession(within, ctx, { ...proven, shopId })
    })
    return { ok: true } as const
  }
  await requireNewPassword(body.password, { email })
  const passwordHash = await hashPassword(body.password)
  await step(async (within) => {
    const name = body.name || invitation.name
    const { language } = request
    const account = await openAccount(within.tx, { id: newId(), email, name, passwordHash, language, now })
    await joinAs(within.tx, ctx, { invitation, account })
    await openSession(within, ctx, { account, shopId })
  })
  return { ok: true } as const
}

/** Joins the shop as the account that is signed in, which the invitation's address must be of; its session goes on in that shop. */
export async function joinSignedIn(ctx: StepsContext<typeof staffRoutes.join>) {
  const { step, account: caller } = ctx
  const invitation = await openInvitation(ctx, caller.id)
  await step(async ({ tx }) => {
    const account = await ownAccount(tx, caller.id)
    if (account.email.toLowerCase() !== invitation.email.toLowerCase()) throw new AppError('staff.otherEmail')
    await joinAs(tx, ctx, { invitation, account })
    await moveSession(tx, { id: caller.sessionId, accountId: caller.id, shopId: invitation.shop_id })
  })
  return { ok: true } as const
}

type Asking = Pick<StepsContext<typeof staffRoutes.accept>, 'params' | 'step' | 'now'>

/** Guessing links is counted, by address or by the account that does it. */
async function openInvitation({ params, step, now }: Asking, link: string) {
  await guardAttempts(step, now, { link })
  const invitation = await step(({ tx }) => invitationOfLink(tx, params.token, now))
  if (!invitation) throw new AppError('staff.invitationEnded')
  return invitation
}

interface Joining {
  invitation: Invitation
  account: { id: string; name: string; email: string }
}

async function joinAs(
  tx: Tx,
  { now, newId }: Pick<Around, 'now' | 'newId'>,
  { invitation, account }: Joining,
) {
  if (!(await spendInvitation(tx, { invitation, now }))) throw new AppError('staff.invitationEnded')
  await becomeTailor(tx, account.id)
  // Whom a restored backup names goes on as who they were: what they sewed stays theirs.
  const before = await insideShop(tx, invitation.shop_id, () => restoredMember(tx, invitation.email))
  const member = await takeOn(tx, { invitation, account, memberId: newId(), now, before })
  if (!member) throw new AppError('staff.alreadyJoined')
  await publishJoined(tx, { shopId: invitation.shop_id, member, id: newId(), at: now })
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
