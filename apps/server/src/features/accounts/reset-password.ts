import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { checkPassword } from '@darzi/tailoring/accounts/password.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { accountById, setPassword } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { hashPassword } from './password-hash.ts'
import { accountOfReset, spendReset } from './reset-store.ts'

/** Chooses a new password by the mailed link, which works once. It also proves that the mailbox is theirs. */
export async function resetPassword({
  body,
  step,
  now,
  request,
}: StepsContext<typeof accountRoutes.resetPassword>) {
  await guardAttempts(step, now, { link: request.address })
  const tokenHash = hashToken(body.token)
  const account = await step(({ tx }) => accountOfLink(tx, tokenHash, now))
  if (!account) throw new AppError('accounts.linkExpired')
  const result = checkPassword({ password: body.password, email: account.email })
  if ('refused' in result) throw fieldError('password', 'accounts.passwordTooShort')
  const hash = await hashPassword(body.password)
  await step(async ({ tx }) => {
    if (!(await spendReset(tx, tokenHash, now))) throw new AppError('accounts.linkExpired')
    await setPassword(tx, { accountId: account.id, hash, verifiedAt: now })
    await clearAttempts(tx, 'signInAccount', account.email)
  })
  return { ok: true } as const
}

async function accountOfLink(tx: Tx, tokenHash: Buffer, now: Date) {
  const id = await accountOfReset(tx, tokenHash, now)
  return id === undefined ? undefined : accountById(tx, id)
}
