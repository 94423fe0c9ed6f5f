/** A sign-in with a password, on whichever screen it is typed: counted, written down, and with the second factor where one is in force. */
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import { type Account, accountByEmail } from './account-store.ts'
import { clearAttempts, guardAttempts } from './attempts.ts'
import { beginSession } from './begin-session.ts'
import { spendCode } from './check-code.ts'
import { hasDevices, isKnownDevice } from './device-store.ts'
import { isPassword } from './password-hash.ts'
import { factorInForce } from './second-factor-store.ts'
import { noteSecurity } from './security-store.ts'
import { type CountedTry, clearSignIn, countSignIn, type SignInTry, warnOwner } from './sign-in-limits.ts'
import { tellByMail } from './tell-by-mail.ts'

type Steps = Pick<Around, 'request' | 'now' | 'newId'> & {
  step<T>(work: (given: InTx) => Promise<T>): Promise<T>
}

interface Credentials {
  email: string
  password: string
  code?: string | undefined
}

interface Proven {
  account: Account
  signIn: SignInTry
  counted: CountedTry
}

/**
 * Whose password, and code, these are; undefined where the e-mail or the password is wrong, which take as long. Throws
 * accounts.tooManyAttempts, accounts.codeNeeded and, at the field `code`, accounts.wrongCode.
 */
export async function provePassword(ctx: Steps, credentials: Credentials): Promise<Proven | undefined> {
  const { step, now, newId, request } = ctx
  const { email, password, code } = credentials
  const signIn = { email, address: request.address, device: request.device, now }
  const counted = await countSignIn(step, signIn)
  const account = await step(({ tx }) => accountByEmail(tx, email))
  const isRight = await isPassword(account?.password_hash, password)
  if (account && isRight) {
    await requireSecondFactor(ctx, { account, code })
    return { account, signIn, counted }
  }
  if (account)
    await step(async ({ tx, enqueue }) => {
      await noteSecurity(tx, ctx, { accountId: account.id, kind: 'signInFailed' })
      if (counted.isGuessedAt) await warnOwner({ tx, enqueue, account, now, id: newId() })
    })
  return undefined
}

/** Where a second factor is in force its code is asked for, before there is a session. */
export async function requireSecondFactor(
  ctx: Steps,
  asked: { account: Account; code?: string | undefined },
) {
  const { step, now } = ctx
  const { account, code } = asked
  const { id: accountId, email } = account
  if (!(await step(({ tx }) => factorInForce(tx, accountId)))) return
  if (!code) throw new AppError('accounts.codeNeeded')
  await guardAttempts(step, now, { secondFactor: email })
  const by = await step(async ({ tx }) => {
    const spent = await spendCode(tx, { accountId, email, code, now })
    if (spent) await clearAttempts(tx, 'secondFactor', email)
    if (spent !== 'app')
      await noteSecurity(tx, ctx, { accountId, kind: spent ? 'recoveryCodeUsed' : 'codeFailed' })
    return spent
  })
  if (!by) throw fieldError('code', 'accounts.wrongCode')
}

type Opening = Pick<Around, 'request' | 'now' | 'newId' | 'setSession'>

/** Opens the session of an account that has proved who it is: a line in its log, a mail where the browser is new. Answers the shop. */
export async function openSession(
  { tx, enqueue }: Pick<InTx, 'tx' | 'enqueue'>,
  ctx: Opening,
  { account, shopId }: { account: Pick<Account, 'id' | 'email'>; shopId?: string },
): Promise<string | undefined> {
  const { request, now, newId, setSession } = ctx
  const { id: accountId, email } = account
  await noteSecurity(tx, ctx, { accountId, kind: 'signedIn' })
  const isKnown = request.device && (await isKnownDevice(tx, { email, device: request.device }))
  if (!isKnown && (await hasDevices(tx, accountId)))
    await tellByMail({ tx, enqueue }, ctx, {
      accountId,
      template: 'newDevice',
      params: { device: request.userAgent.slice(0, 200), address: request.address },
    })
  const begun = await beginSession(tx, {
    accountId,
    userAgent: request.userAgent,
    replaces: request.token,
    device: request.device,
    now,
    id: newId(),
    ...(shopId && { shopId }),
  })
  setSession(begun.token, begun.device)
  return begun.shopId
}

/** Signs in by what provePassword answered, and clears what it counted. */
export async function openProvenSession(
  within: Pick<InTx, 'tx' | 'enqueue'>,
  ctx: Opening,
  { account, signIn, counted, shopId }: Proven & { shopId?: string },
): Promise<string | undefined> {
  await clearSignIn(within.tx, signIn, counted)
  return openSession(within, ctx, { account, ...(shopId && { shopId }) })
}
