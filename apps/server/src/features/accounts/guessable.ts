import { checkPassword } from '@darzi/tailoring/accounts/password.ts'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { fieldError } from '../../http/app-error.ts'

interface Of {
  email: string
  /** What else a guesser knows: the person's name, the shop's. */
  names?: readonly (string | undefined)[]
}

/** Throws accounts.passwordTooShort or accounts.passwordGuessable, at `password`. */
export function requireNewPassword(password: string, { email, names = [] }: Of): void {
  const result = checkPassword({ password, email })
  if ('refused' in result) throw fieldError('password', 'accounts.passwordTooShort')
  if (isGuessable(password, [email, ...names].join(' ')))
    throw fieldError('password', 'accounts.passwordGuessable')
}

/** Reckoned without a network: the passwords people choose most, keyboard rows, dates, repetitions. */
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })

/** Ten tries in a quarter of an hour from each of a thousand addresses take months for as many. */
const fewestGuesses = 5e8

const isGuessable = (password: string, known: string): boolean =>
  estimate.check(
    password,
    known.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1),
  ).guesses < fewestGuesses
