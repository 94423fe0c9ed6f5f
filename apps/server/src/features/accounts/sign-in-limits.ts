/**
 * How often a password may be guessed (docs/decisions/0018). A browser in which the account was signed in to before has a count of
 * its own, so strangers' guesses never lock the owner out. Strangers are counted by address, and all together by account.
 */
import type { Tx } from '../../db/tx.ts'
import type { InTx } from '../../http/request-context.ts'
import type { Account } from './account-store.ts'
import { clearAttempts, countAttempt, guardAttempts, type Step } from './attempts.ts'
import { isKnownDevice } from './device-store.ts'

export interface SignInTry {
  email: string
  address: string
  /** The token of the browser's device cookie. */
  device: string | undefined
  now: Date
}

export interface CountedTry {
  isKnownDevice: boolean
  /** Strangers have guessed at this account more often than anyone mistypes a password. */
  isGuessedAt: boolean
}

const ofAddress = ({ email, address }: SignInTry) => `${email} ${address}`
const ofDevice = ({ email, device }: SignInTry) => `${email} ${device}`

/** Counts a try before the password is looked at. Throws accounts.tooManyAttempts past a limit. */
export async function countSignIn(step: Step, signIn: SignInTry): Promise<CountedTry> {
  const { email, address, device, now } = signIn
  if (device !== undefined && (await step(({ tx }) => isKnownDevice(tx, { email, device })))) {
    await guardAttempts(step, now, { signInDevice: ofDevice(signIn) })
    return { isKnownDevice: true, isGuessedAt: false }
  }
  await guardAttempts(step, now, { signInPair: ofAddress(signIn), signInAddress: address })
  // Guesses from many addresses leave each of them few, and never lock out an owner who comes from another one.
  const isGuessedAt =
    (await step(({ tx }) => countAttempt(tx, { kind: 'signInAccount', key: email, now }))) > 0
  if (isGuessedAt) await guardAttempts(step, now, { signInGuessed: ofAddress(signIn) })
  return { isKnownDevice: false, isGuessedAt }
}

/** After the right password. A known device clears its own count alone: strangers may be guessing meanwhile. */
export async function clearSignIn(tx: Tx, signIn: SignInTry, counted: CountedTry): Promise<void> {
  if (counted.isKnownDevice) return clearAttempts(tx, 'signInDevice', ofDevice(signIn))
  await clearAttempts(tx, 'signInPair', ofAddress(signIn))
  await clearAttempts(tx, 'signInGuessed', ofAddress(signIn))
  await clearAttempts(tx, 'signInAccount', signIn.email)
}

interface Warning extends Pick<InTx, 'tx' | 'enqueue'> {
  account: Account
  now: Date
  id: string
}

/** Mails the owner that strangers guess at the account; once a day. */
export async function warnOwner({ tx, enqueue, account, now, id }: Warning): Promise<void> {
  if ((await countAttempt(tx, { kind: 'signInWarning', key: account.email, now })) > 0) return
  const { email: to, name, language } = account
  await enqueue('mail.send', {
    id,
    to,
    language: language ?? 'en',
    template: 'wrongPasswords',
    params: { name },
  })
}
