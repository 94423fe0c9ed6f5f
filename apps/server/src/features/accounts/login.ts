import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { accountByEmail } from './account-store.ts'
import { clearAttempts, countAttempt, guardAttempts } from './attempts.ts'
import { beginSession } from './begin-session.ts'
import { isPassword } from './password-hash.ts'
import { sessionOf } from './session-queries.ts'

/** Signs in. A wrong e-mail and a wrong password answer the same, and take as long. */
export async function login({
  body,
  step,
  now,
  newId,
  request,
  setSession,
}: StepsContext<typeof accountRoutes.login>) {
  const pair = `${body.email} ${request.address}`
  await guardAttempts(step, now, { signInPair: pair, signInAddress: request.address })
  // Guesses from many addresses leave each of them few, and never lock out an owner who comes from another one.
  const isGuessedAt =
    (await step(({ tx }) => countAttempt(tx, { kind: 'signInAccount', key: body.email, now }))) > 0
  if (isGuessedAt) await guardAttempts(step, now, { signInGuessed: pair })
  const account = await step(({ tx }) => accountByEmail(tx, body.email))
  const isRight = await isPassword(account?.password_hash, body.password)
  if (!account || !isRight) throw new AppError('accounts.invalidCredentials')
  return step(async ({ tx }) => {
    await clearAttempts(tx, 'signInPair', pair)
    await clearAttempts(tx, 'signInGuessed', pair)
    await clearAttempts(tx, 'signInAccount', body.email)
    const { token, shopId } = await beginSession(tx, {
      accountId: account.id,
      userAgent: request.userAgent,
      replaces: request.token,
      now,
      id: newId(),
    })
    setSession(token)
    return sessionOf(tx, account.id, shopId)
  })
}
