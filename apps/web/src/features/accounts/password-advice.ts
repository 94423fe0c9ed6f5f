import { checkPassword, passwordLength, type WeakReason } from '@darzi/tailoring/accounts/password.ts'
import type { Translate } from '@darzi/words/translate.ts'

type Asked = { password: string; email: string }

const reasons = {
  tooShort: 'accounts.password.tooShort',
  onlySpaces: 'accounts.password.onlySpaces',
  sameAsEmail: 'accounts.password.sameAsEmail',
} satisfies Record<WeakReason['why'], string>

/** Why this password cannot be used, as the sentence under its field; undefined when it can. */
export function passwordError(asked: Asked, t: Translate): string | undefined {
  const result = checkPassword(asked)
  return 'refused' in result ? t(reasons[result.params.why], { atLeast: passwordLength }) : undefined
}

/** The rule while it is being typed: what is asked, how far it is, and that it is enough. */
export function passwordAdvice(asked: Asked, t: Translate): { sentence: string; isGood: boolean } {
  const typed = [...asked.password].length
  if (typed === 0)
    return { sentence: t('accounts.password.rule', { atLeast: passwordLength }), isGood: false }
  if (typed < passwordLength) {
    return { sentence: t('accounts.password.progress', { typed, atLeast: passwordLength }), isGood: false }
  }
  const error = passwordError(asked, t)
  return error ? { sentence: error, isGood: false } : { sentence: t('accounts.password.good'), isGood: true }
}
