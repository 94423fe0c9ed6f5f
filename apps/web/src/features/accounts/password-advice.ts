import { checkPassword, passwordLength, type WeakBecause } from '@darzi/tailoring/accounts/password.ts'
import type { Say } from '@darzi/words/say.ts'

type Asked = { password: string; email: string }

const reasons = {
  tooShort: 'accounts.password.tooShort',
  onlySpaces: 'accounts.password.onlySpaces',
  sameAsEmail: 'accounts.password.sameAsEmail',
} satisfies Record<WeakBecause['why'], string>

/** Why this password cannot be used, as the sentence under its field; undefined when it can. */
export function passwordRefusal(asked: Asked, say: Say): string | undefined {
  const ruling = checkPassword(asked)
  return 'refused' in ruling ? say(reasons[ruling.because.why], { atLeast: passwordLength }) : undefined
}

/** The rule while it is being typed: what is asked, how far it is, and that it is enough. */
export function passwordAdvice(asked: Asked, say: Say): { sentence: string; isGood: boolean } {
  const typed = [...asked.password].length
  if (typed === 0)
    return { sentence: say('accounts.password.rule', { atLeast: passwordLength }), isGood: false }
  if (typed < passwordLength) {
    return { sentence: say('accounts.password.progress', { typed, atLeast: passwordLength }), isGood: false }
  }
  const refusal = passwordRefusal(asked, say)
  return refusal
    ? { sentence: refusal, isGood: false }
    : { sentence: say('accounts.password.good'), isGood: true }
}
