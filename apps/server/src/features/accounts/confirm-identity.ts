/** Who is signed in proves once more who they are before what would hurt most: money's way, the second factor, leaving. */
import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, InTx, StepsContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { ownAccount } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { spendCode } from './check-code.ts'
import { isPassword } from './password-hash.ts'
import { factorInForce } from './second-factor-store.ts'
import { noteSecurity } from './security-store.ts'
import { confirmedAt, confirmSession } from './session-store.ts'

/** How long a proof counts: signing in is one too. */
const proofMs = 15 * 60_000

/** Throws access.confirmFirst when this session's last proof is too old. */
export async function requireConfirmed({
  tx,
  request,
  now,
}: Pick<InTx, 'tx'> & Pick<Around, 'request' | 'now'>): Promise<void> {
  const at = request.token ? await confirmedAt(tx, hashToken(request.token)) : undefined
  if (!at || at.getTime() < now.getTime() - proofMs) throw new AppError('access.confirmFirst')
}

/** Another feature's act may bring the proof along. */
type Asked = Pick<
  StepsContext<typeof accountRoutes.confirmIdentity>,
  'step' | 'account' | 'body' | 'now' | 'newId' | 'request'
>

/** Takes the password, or a code where a second factor is in force. An account without a password needs one first. */
export async function confirmIdentity(ctx: Asked) {
  const { step, account, body, now } = ctx
  const own = await step(({ tx }) => ownAccount(tx, account.id))
  const key = `${own.email} ${account.sessionId}`
  await guardAttempts(step, now, { signInDevice: key })
  const factor = await step(({ tx }) => factorInForce(tx, own.id))
  if (factor && !body.code) throw new AppError('accounts.codeNeeded')
  if (!factor && !own.password_hash) throw new AppError('accounts.noPasswordYet')
  const isRight = factor
    ? await step(({ tx }) =>
        spendCode(tx, { accountId: own.id, email: own.email, code: body.code ?? '', now }),
      )
    : await isPassword(own.password_hash, body.password ?? '')
  await step(async ({ tx }) => {
    if (!isRight) return noteSecurity(tx, ctx, { accountId: own.id, kind: 'confirmFailed' })
    await clearAttempts(tx, 'signInDevice', key)
    await confirmSession(tx, { id: account.sessionId, now })
  })
  if (!isRight)
    throw factor ? fieldError('code', 'accounts.wrongCode') : fieldError('password', 'accounts.wrongPassword')
  return { ok: true } as const
}
