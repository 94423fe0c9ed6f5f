import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { addAttempt, removeAttempts } from './attempt-store.ts'

/** How many tries within how long; counted per key in the database, so all server processes share the count. */
export const attemptLimits = {
  /** From one address at one account; a stranger's guesses must not lock the owner out. */
  signInPair: { max: 10, seconds: 15 * 60 },
  signInAccount: { max: 50, seconds: 15 * 60 },
  /** From one address at an account that is being guessed at from many. */
  signInGuessed: { max: 2, seconds: 15 * 60 },
  signInAddress: { max: 100, seconds: 15 * 60 },
  /** In a browser, or a session, that the account knows. */
  signInDevice: { max: 10, seconds: 15 * 60 },
  /** Codes of the second factor of one account. */
  secondFactor: { max: 10, seconds: 15 * 60 },
  /** Mails to the owner about guesses. */
  signInWarning: { max: 1, seconds: 24 * 60 * 60 },
  register: { max: 30, seconds: 60 * 60 },
  /** Links that prove a mailbox, of one account. */
  emailLink: { max: 5, seconds: 60 * 60 },
  forgotAccount: { max: 5, seconds: 60 * 60 },
  forgotAddress: { max: 30, seconds: 60 * 60 },
  /** Phones asked for at the public tracking page, and what is proven there. */
  trackPhone: { max: 60, seconds: 15 * 60 },
  trackAddress: { max: 120, seconds: 15 * 60 },
  trackCode: { max: 5, seconds: 60 * 60 },
  trackCodeAddress: { max: 20, seconds: 60 * 60 },
  trackProof: { max: 15, seconds: 60 * 60 },
  trackProofAddress: { max: 60, seconds: 60 * 60 },
  /** Private links that led nowhere, from one address. */
  trackGuess: { max: 30, seconds: 15 * 60 },
  /** Changes of one appointment by its customer's link, and bookings from one address and at one shop. */
  appointmentLink: { max: 20, seconds: 60 * 60 },
  booking: { max: 20, seconds: 60 * 60 },
  bookingShop: { max: 200, seconds: 60 * 60 },
  /** Words on the trial of one order, by its private link. */
  trialAnswer: { max: 6, seconds: 24 * 60 * 60 },
  /** Answers about photos of one order, by its private link. */
  photoConsent: { max: 12, seconds: 24 * 60 * 60 },
  /** Checkouts opened for one order, by its private link. */
  payLink: { max: 12, seconds: 60 * 60 },
  /** Looks at how such a payment stands, each a call of the gateway. */
  paidLook: { max: 60, seconds: 60 * 60 },
  /** Public forms from one address, and to one shop from everywhere. */
  publicForm: { max: 60, seconds: 60 * 60 },
  publicFormShop: { max: 300, seconds: 60 * 60 },
  /** Messages to the operator, from one address and from everywhere. */
  contact: { max: 5, seconds: 60 * 60 },
  contactAll: { max: 200, seconds: 60 * 60 },
  /** Letters typed to find a tailor, from one address. */
  shopSearch: { max: 300, seconds: 15 * 60 },
  /** Requests for quotes from one account, each to three shops at most, */
  quoteRequest: { max: 10, seconds: 24 * 60 * 60 },
  /** What one account writes to shops, and what one member writes to customers. */
  conversationWrite: { max: 60, seconds: 60 * 60 },
  quoteMessage: { max: 60, seconds: 60 * 60 },
  /** What one account reports to the operator. */
  report: { max: 20, seconds: 24 * 60 * 60 },
  /** Demos opened from one address and from everywhere: each is a copy of a whole shop. */
  demo: { max: 10, seconds: 60 * 60 },
  demoAll: { max: 240, seconds: 60 * 60 },
  /** A form of a body is a second of work. */
  mesh: { max: 120, seconds: 15 * 60 },
  link: { max: 60, seconds: 15 * 60 },
  /** Calls with one key, */
  apiKey: { max: 120, seconds: 60 },
  /** and tries of a shop's webhooks that a person asks for. */
  webhookTry: { max: 30, seconds: 60 * 60 },
  /** From one shop: our mails must not carry anyone's advertising. */
  invite: { max: 50, seconds: 60 * 60 },
  /** Of one shop, to whom it likes, in its own words. */
  testMessage: { max: 20, seconds: 24 * 60 * 60 },
} as const
export type AttemptKind = keyof typeof attemptLimits

/**
 * Counts one try; answers the seconds to wait when it was one too many. The count must commit even when what
 * follows is refused, so the caller refuses (tooMany) after this step.
 */
export async function countAttempt(
  tx: Tx,
  attempt: { kind: AttemptKind; key: string; now: Date },
): Promise<number> {
  const { kind, key, now } = attempt
  const { max, seconds } = attemptLimits[kind]
  const oldest = new Date(now.getTime() - seconds * 1000)
  const { attempts, since } = await addAttempt(tx, { kind, key, now, oldest })
  if (attempts <= max) return 0
  return Math.max(1, Math.ceil((since.getTime() + seconds * 1000 - now.getTime()) / 1000))
}

export type Step = <T>(work: (given: { tx: Tx }) => Promise<T>) => Promise<T>

/** Counts a try for each key, in a transaction of its own; throws accounts.tooManyAttempts past a limit. */
export async function guardAttempts(step: Step, now: Date, keys: Partial<Record<AttemptKind, string>>) {
  const waits = await step(async ({ tx }) => {
    const counted: number[] = []
    // the keys of `keys` are attempt kinds by its type
    for (const [kind, key] of Object.entries(keys))
      counted.push(await countAttempt(tx, { kind: kind as AttemptKind, key, now }))
    return counted
  })
  const seconds = Math.max(0, ...waits)
  if (seconds > 0) throw tooManyAttempts(seconds)
}

export const tooManyAttempts = (seconds: number) =>
  new AppError('accounts.tooManyAttempts', { seconds, minutes: Math.ceil(seconds / 60) })

/** A right answer clears the account's count. */
export const clearAttempts = (tx: Tx, kind: AttemptKind, key: string): Promise<void> =>
  removeAttempts(tx, { kind, key })
