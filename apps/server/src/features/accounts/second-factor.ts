/** The second factor: begun with a secret for an app, in force once its first code was typed, and turned off by one. */
import type { accountRoutes } from '@darzi/contract/accounts.ts'
import QRCode from 'qrcode'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { ownAccount } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { codesOf, newRecoveryCodes, newSecret, spendCode } from './check-code.ts'
import { requireConfirmed } from './confirm-identity.ts'
import { identityOf } from './identity-store.ts'
import { beginFactor, factorInForce, removeFactor, writeRecoveryCodes } from './second-factor-store.ts'
import { noteSecurity, securityEvents } from './security-store.ts'
import { tellByMail } from './tell-by-mail.ts'

/** What guards the own account, and what happened to it last. */
export async function readSecurity({ tx, account }: RequestContext<typeof accountRoutes.security>) {
  const factor = await factorInForce(tx, account.id)
  const rows = await securityEvents(tx, account.id)
  const own = await ownAccount(tx, account.id)
  const google = await identityOf(tx, account.id)
  return {
    emailConfirmedAt: own.email_verified_at?.toISOString(),
    secondFactor: factor?.since
      ? { since: factor.since.toISOString(), recoveryCodes: Number(factor.codesLeft) }
      : undefined,
    google: google && { since: google.toISOString(), isOnlyWay: !own.password_hash },
    rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  }
}

/** A fresh secret, to be read by an app. Throws accounts.secondFactorOn where one is in force. */
export async function beginSecondFactor(ctx: RequestContext<typeof accountRoutes.beginSecondFactor>) {
  const { tx, account, now } = ctx
  await requireConfirmed(ctx)
  if (await factorInForce(tx, account.id)) throw new AppError('accounts.secondFactorOn')
  const { email } = await ownAccount(tx, account.id)
  const secret = newSecret()
  await beginFactor(tx, { accountId: account.id, secret, now })
  const uri = codesOf(secret, email).toString()
  return { secret, uri, picture: await QRCode.toDataURL(uri, { margin: 2, scale: 6 }) }
}

/** The first code of the app puts it in force and makes the recovery codes, which are told this once. */
export async function confirmSecondFactor(ctx: StepsContext<typeof accountRoutes.confirmSecondFactor>) {
  const { step, account, now, body } = ctx
  const { email } = await step(({ tx }) => ownAccount(tx, account.id))
  await guardAttempts(step, now, { secondFactor: email })
  const recoveryCodes = await step(async ({ tx, enqueue }) => {
    if (await factorInForce(tx, account.id)) throw new AppError('accounts.secondFactorOn')
    if ((await spendCode(tx, { accountId: account.id, email, code: body.code, now })) !== 'app')
      return undefined
    const codes = newRecoveryCodes()
    await writeRecoveryCodes(tx, account.id, codes)
    await clearAttempts(tx, 'secondFactor', email)
    await noteSecurity(tx, ctx, { accountId: account.id, kind: 'secondFactorOn' })
    await tellByMail({ tx, enqueue }, ctx, { accountId: account.id, template: 'secondFactorOn' })
    return codes
  })
  if (!recoveryCodes) throw fieldError('code', 'accounts.wrongCode')
  return { recoveryCodes }
}

/** Turned off by whoever proved a moment ago who they are. */
export async function endSecondFactor(ctx: RequestContext<typeof accountRoutes.endSecondFactor>) {
  const { tx, account, enqueue } = ctx
  await requireConfirmed(ctx)
  if (!(await factorInForce(tx, account.id))) return { ok: true } as const
  await removeFactor(tx, account.id)
  await noteSecurity(tx, ctx, { accountId: account.id, kind: 'secondFactorOff' })
  await tellByMail({ tx, enqueue }, ctx, { accountId: account.id, template: 'secondFactorOff' })
  return { ok: true } as const
}
