import type { RefusalCode } from '@darzi/contract/refusals.ts'
import type { Language } from '@darzi/words/languages.ts'
import { say } from '@darzi/words/server.ts'
import type { PageAnswer } from '../../http/asked.ts'

/** The popup tells the screen that opened it what went wrong, in the person's language. */
export function failedSignIn(code: RefusalCode, language: Language): PageAnswer {
  const error = say(language, `problems.${code}`)
  return { tellOpener: { type: 'OAUTH_ERROR', error }, sentence: error }
}

export function doneSignIn(language: Language): PageAnswer {
  return { tellOpener: { type: 'OAUTH_SUCCESS' }, sentence: say(language, 'problems.accounts.signedIn') }
}
