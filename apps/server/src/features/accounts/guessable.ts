import { checkPassword } from '@darzi/tailoring/accounts/password.ts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fieldError } from '../../http/app-error.ts'

interface Of {
  email: string
  /** What else a guesser knows: the person's name, the shop's. */
  names?: readonly (string | undefined)[]
}

/** Rejects with accounts.passwordTooShort or accounts.passwordGuessable, at `password`. */
export async function requireNewPassword(password: string, { email, names = [] }: Of): Promise<void> {
  const result = checkPassword({ password, email })
  if ('refused' in result) throw fieldError('password', 'accounts.passwordTooShort')
  if (await isGuessable(password, [email, ...names].join(' ')))
    throw fieldError('password', 'accounts.passwordGuessable')
}

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Reckoned without a network: the passwords people choose most, keyboard rows, dates, repetitions. Its dictionaries take 20 MB and
 * are read when the first password is chosen.
 */
async function openEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })
}

/** Ten tries in a quarter of an hour from each of a thousand addresses take months for as many. */
const fewestGuesses = 5e8

async function isGuessable(password: string, known: string): Promise<boolean> {
  estimator ??= openEstimator()
  const words = known.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1)
  return (await estimator).check(password, words).guesses < fewestGuesses
}
