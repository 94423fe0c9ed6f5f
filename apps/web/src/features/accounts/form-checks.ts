import type { Say } from '@darzi/words/say.ts'
import { passwordRefusal } from './password-advice.ts'

export interface NewPassword {
  password: string
  again: string
}

/** The checks of a password chosen twice, by field. */
export function checkNewPassword(email: string, { password, again }: NewPassword, say: Say) {
  return {
    password: passwordRefusal({ password, email }, say) ?? null,
    again: password === again ? null : say('accounts.password.noMatch'),
  }
}

/** What a required field or an e-mail address says when it is not filled in properly. */
export function checkFilled(value: string, say: Say): string | null {
  return value.trim() ? null : say('problems.field.required')
}

export function checkEmail(value: string, say: Say): string | null {
  return checkFilled(value, say) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : say('problems.field.email'))
}
