import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hashToken, newToken } from '../../http/session-cookie.ts'
import { accountByEmail, accountById, ownAccount, setPassword } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { requireNewPassword } from './guessable.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { accountOfReset, addReset, spendReset } from './reset-store.ts'
import { noteSecurity } from './security-store.ts'
import { tellByMail } from './tell-by-mail.ts'

/** Changes the own password, ends all other sessions, and tells the owner of the mailbox. */
export async function changePassword(ctx: StepsContext<typeof accountRoutes.changePassword>) {
  const { body, step, account, now, newId, request } = ctx
  const own = await step(({ tx }) => ownAccount(tx, account.id))
  if (!own.password_hash) throw new AppError('accounts.noPasswordYet')
  await requireNewPassword(body.password, { email: own.email, names: [own.name] })
  const session = `${own.email} ${account.sessionId}`
  await guardAttempts(step, now, { signInDevice: session })
  if (!(await isPassword(own.password_hash, body.current ?? '')))
    throw fieldError('current', 'accounts.wrongPassword')
  const hash = await hashPassword(body.password)
  await step(async ({ tx, enqueue }) => {
    await clearAttempts(tx, 'signInDevice', session)
    await setPassword(tx, { accountId: own.id, hash, keepSession: account.sessionId })
    await noteSecurity(tx, ctx, { accountId: own.id, kind: 'passwordChanged' })
    const language = own.language ?? request.language
    await enqueue('mail.send', {
      id: newId(),
      to: own.email,
      language,
      template: 'passwordChanged',
      params: { name: own.name },
    })
  })
  return { ok: true } as const
}

export const resetHours = 2

/** Mails a link to choose a new password. An unknown e-mail is answered the same, in the same steps. */
export async function forgetPassword(ctx: StepsContext<typeof accountRoutes.forgotPassword>) {
  const { body, step, now, newId, request } = ctx
  await guardAttempts(step, now, { forgotAccount: body.email, forgotAddress: request.address })
  const { token, hash } = newToken()
  await step(async ({ tx, enqueue }) => {
    const account = await accountByEmail(tx, body.email)
    if (!account) return
    const expires = new Date(now.getTime() + resetHours * 3600_000)
    await addReset(tx, { tokenHash: hash, accountId: account.id, createdAt: now, expiresAt: expires })
    const language = account.language ?? request.language
    const params = { name: account.name, path: `/reset-password?token=${token}`, hours: String(resetHours) }
    await enqueue('mail.send', {
      id: newId(),
      to: account.email,
      language,
      template: 'resetPassword',
      params,
    })
  })
  return { ok: true } as const
}

/** Chooses a new password by the mailed link, which works once. It also proves that the mailbox is theirs. */
export async function resetPassword(ctx: StepsContext<typeof accountRoutes.resetPassword>) {
  const { body, step, now, request } = ctx
  await guardAttempts(step, now, { link: request.address })
  const tokenHash = hashToken(body.token)
  const account = await step(({ tx }) => accountOfLink(tx, tokenHash, now))
  if (!account) throw new AppError('accounts.linkExpired')
  await requireNewPassword(body.password, { email: account.email, names: [account.name] })
  const hash = await hashPassword(body.password)
  await step(async ({ tx, enqueue }) => {
    if (!(await spendReset(tx, tokenHash, now))) throw new AppError('accounts.linkExpired')
    await setPassword(tx, { accountId: account.id, hash, verifiedAt: now })
    await noteSecurity(tx, ctx, { accountId: account.id, kind: 'passwordReset' })
    await tellByMail({ tx, enqueue }, ctx, { accountId: account.id, template: 'passwordChanged' })
    await clearAttempts(tx, 'signInAccount', account.email)
  })
  return { ok: true } as const
}

async function accountOfLink(tx: Tx, tokenHash: Buffer, now: Date) {
  const id = await accountOfReset(tx, tokenHash, now)
  return id === undefined ? undefined : accountById(tx, id)
}
