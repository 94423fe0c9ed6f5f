/** Accounts: what a password must be. Length counts for more than variety, so nothing else is asked. */
import type { Result } from '../result.ts'

export const passwordLength = 10

export type WeakReason = { atLeast: number; why: 'tooShort' | 'onlySpaces' | 'sameAsEmail' }

/**
 * Whether a new password may be used. Characters are code points, so a conjunct of Hindi counts as the letters
 * it is typed with. One code covers all three reasons; `why` tells them apart at the field.
 */
export function checkPassword({
  password,
  email,
}: {
  password: string
  email: string
}): Result<unknown, 'accounts.passwordTooShort', WeakReason> {
  const why = weakness(password, email)
  if (why === undefined) return { ok: true }
  return { refused: 'accounts.passwordTooShort', params: { atLeast: passwordLength, why } }
}

function weakness(password: string, email: string): WeakReason['why'] | undefined {
  if ([...password].length < passwordLength) return 'tooShort'
  if (password.trim() === '') return 'onlySpaces'
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'sameAsEmail'
  return undefined
}
