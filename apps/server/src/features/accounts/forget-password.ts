import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { newToken } from '../../http/session-cookie.ts'
import { accountByEmail } from './account-store.ts'
import { guardAttempts } from './attempts.ts'
import { addReset } from './reset-store.ts'

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
