import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../db/tx.ts'
import { lockFactor, spendRecoveryCode, takeStep } from './second-factor-store.ts'

/** RFC 6238 as every code app reads it. */
const period = 30

export const newSecret = () => new Secret({ size: 20 }).base32

export const codesOf = (secret: string, email: string) =>
  new TOTP({ issuer: 'Darzi', label: email, period, secret: Secret.fromBase32(secret) })

/** No letters that are read for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Ten codes to fall back on, each good once: XXXXX-XXXXX. */
export function newRecoveryCodes(): string[] {
  const letter = () => letters[randomInt(letters.length)]
  const five = () => Array.from({ length: 5 }, letter).join('')
  return Array.from({ length: 10 }, () => `${five()}-${five()}`)
}

interface Checked {
  accountId: string
  email: string
  /** As typed: six digits of the app, or a recovery code. */
  code: string
  now: Date
}

/** Takes a code, each once: of the app, half a minute early or late, or a recovery code. Undefined when it is neither. */
export async function spendCode(tx: Tx, checked: Checked): Promise<'app' | 'recovery' | undefined> {
  const { accountId, email, now } = checked
  const code = checked.code.replace(/\s/g, '').toUpperCase()
  const factor = await lockFactor(tx, accountId)
  if (!factor) return undefined
  if (!/^\d{6}$/.test(code))
    return (await spendRecoveryCode(tx, { accountId, code, now })) ? 'recovery' : undefined
  const step = stepOf({ secret: factor.secret, email, code, now })
  if (step === undefined || step <= Number(factor.last_step)) return undefined
  await takeStep(tx, accountId, {
    lastStep: step,
    ...(factor.confirmed_at === null && { confirmedAt: now }),
  })
  return 'app'
}

/** The half minute a code is of. */
function stepOf({ secret, email, code, now }: Omit<Checked, 'accountId'> & { secret: string }) {
  const apart = codesOf(secret, email).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return apart === null ? undefined : Math.floor(now.getTime() / 1000 / period) + apart
}
