import type { ErrorCode } from '@darzi/contract/error-codes.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import type { PageAnswer } from '../../http/request-context.ts'

/** The popup tells the screen that opened it what went wrong, in the person's language. */
export function failedSignIn(code: ErrorCode, language: Language): PageAnswer {
  const error = t(language, `problems.${code}`)
  return { tellOpener: { type: 'OAUTH_ERROR', error }, sentence: error }
}

export function doneSignIn(language: Language): PageAnswer {
  return { tellOpener: { type: 'OAUTH_SUCCESS' }, sentence: t(language, 'problems.accounts.signedIn') }
}
