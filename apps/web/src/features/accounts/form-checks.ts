import type { Translate } from '@darzi/words/translate.ts'
import { passwordError } from './password-advice.ts'

export interface NewPassword {
  password: string
  again: string
}

/** The checks of a password chosen twice, by field. */
export function checkNewPassword(email: string, { password, again }: NewPassword, t: Translate) {
  return {
    password: passwordError({ password, email }, t) ?? null,
    again: password === again ? null : t('accounts.password.noMatch'),
  }
}

/** What a required field or an e-mail address says when it is not filled in properly. */
export function checkFilled(value: string, t: Translate): string | null {
  return value.trim() ? null : t('problems.field.required')
}

export function checkEmail(value: string, t: Translate): string | null {
  return checkFilled(value, t) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('problems.field.email'))
}
