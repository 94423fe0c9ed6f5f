import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { checkPassword } from '@darzi/tailoring/accounts/password.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { ownAccount, setPassword } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'

/** Changes the own password, ends all other sessions, and tells the owner of the mailbox. */
export async function changePassword(ctx: StepsContext<typeof accountRoutes.changePassword>) {
  const { body, step, account, now, newId, request } = ctx
  const own = await step(({ tx }) => ownAccount(tx, account.id))
  if (!own.password_hash) throw new AppError('accounts.noPasswordYet')
  const result = checkPassword({ password: body.password, email: own.email })
  if ('refused' in result) throw fieldError('password', 'accounts.passwordTooShort')
  const session = `${own.email} ${account.sessionId}`
  await guardAttempts(step, now, { signInDevice: session })
  if (!(await isPassword(own.password_hash, body.current ?? '')))
    throw fieldError('current', 'accounts.wrongPassword')
  const hash = await hashPassword(body.password)
  await step(async ({ tx, enqueue }) => {
    await clearAttempts(tx, 'signInDevice', session)
    await setPassword(tx, { accountId: own.id, hash, keepSession: account.sessionId })
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
