import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { accountByEmail } from './account-store.ts'
import { beginSession } from './begin-session.ts'
import { isPassword } from './password-hash.ts'
import { sessionOf } from './session-queries.ts'
import { clearSignIn, countSignIn, warnOwner } from './sign-in-limits.ts'

/** Signs in. A wrong e-mail and a wrong password answer the same, and take as long. */
export async function login({
  body,
  step,
  now,
  newId,
  request,
  setSession,
}: StepsContext<typeof accountRoutes.login>) {
  const signIn = { email: body.email, address: request.address, device: request.device, now }
  const counted = await countSignIn(step, signIn)
  const account = await step(({ tx }) => accountByEmail(tx, body.email))
  const isRight = await isPassword(account?.password_hash, body.password)
  if (!account || !isRight) {
    if (account && counted.isGuessedAt)
      await step(({ tx, enqueue }) => warnOwner({ tx, enqueue, account, now, id: newId() }))
    throw new AppError('accounts.invalidCredentials')
  }
  return step(async ({ tx }) => {
    await clearSignIn(tx, signIn, counted)
    const { token, device, shopId } = await beginSession(tx, {
      accountId: account.id,
      userAgent: request.userAgent,
      replaces: request.token,
      device: request.device,
      now,
      id: newId(),
    })
    setSession(token, device)
    return sessionOf(tx, account.id, shopId)
  })
}
