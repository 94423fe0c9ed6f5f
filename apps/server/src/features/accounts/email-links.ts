import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import { accountByEmail, accountById, ownAccount } from './account-store.ts'
import { guardAttempts } from './attempts.ts'
import { requireConfirmed } from './confirm-identity.ts'
import { addEmailLink, setEmail, spendEmailLink } from './email-link-store.ts'
import { removeIdentities } from './identity-store.ts'
import { noteSecurity } from './security-store.ts'

const linkHours = 24

/**
 * Mails a link that proves a mailbox: of the account's own address, or of the one it is to have from then on. Whether that one is
 * another account's already is not told here. Throws access.confirmFirst for another address.
 */
export async function askForEmailLink(ctx: StepsContext<typeof accountRoutes.askForEmailLink>) {
  const { body, step, account, now, newId, request } = ctx
  await guardAttempts(step, now, { emailLink: account.id })
  const { token, hash } = newToken()
  await step(async ({ tx, enqueue }) => {
    const own = await ownAccount(tx, account.id)
    const email = body.email ?? own.email
    if (email !== own.email) await requireConfirmed({ ...ctx, tx })
    const expiresAt = new Date(now.getTime() + linkHours * 3600_000)
    await addEmailLink(tx, { tokenHash: hash, accountId: own.id, email, createdAt: now, expiresAt })
    await enqueue('mail.send', {
      id: newId(),
      to: email,
      language: own.language ?? request.language,
      template: 'confirmEmail',
      params: { name: own.name, path: `/confirm-email?token=${token}`, hours: String(linkHours) },
    })
  })
  return { ok: true } as const
}

/** By the mailed link, which works once: the address is proven, and a new one takes the place of the old, which is told. */
export async function confirmEmail(ctx: StepsContext<typeof accountRoutes.confirmEmail>) {
  const { body, step, now, newId, request } = ctx
  await guardAttempts(step, now, { link: request.address })
  const email = await step(async ({ tx, enqueue }) => {
    const link = await spendEmailLink(tx, hashToken(body.token), now)
    const account = link && (await accountById(tx, link.accountId))
    if (!link || !account) throw new AppError('accounts.linkExpired')
    const holder = await accountByEmail(tx, link.email)
    if (holder && holder.id !== account.id) throw new AppError('accounts.emailTaken')
    await setEmail(tx, { ...link, now })
    const isNew = link.email !== account.email
    // Whom Google knows by the old mailbox is not let in by it any more.
    if (isNew) await removeIdentities(tx, account.id)
    await noteSecurity(tx, ctx, { accountId: account.id, kind: isNew ? 'emailChanged' : 'emailConfirmed' })
    if (isNew)
      await enqueue('mail.send', {
        id: newId(),
        to: account.email,
        language: account.language ?? request.language,
        template: 'emailChanged',
        params: { name: account.name, email: link.email },
      })
    return link.email
  })
  return { email }
}
