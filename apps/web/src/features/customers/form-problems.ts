import type { Translate } from '@darzi/words/translate.ts'
import { fieldSentence, ProblemError, problemSentence } from '../../data/problem-error.ts'
import type { DraftProblems } from './check-draft.ts'

/** Refusals that belong to one field, whether or not the server names it. */
const fieldOf: Readonly<Record<string, string>> = {
  'customers.phoneTaken': 'phone',
  'customers.phoneInvalid': 'phone',
}

export interface FormProblems {
  found: DraftProblems
  error?: unknown
}

/** The sentence under a field: what the form found itself, else what the server refused. */
export function sentenceAt({ found, error }: FormProblems, field: string, t: Translate): string | undefined {
  const own = found[field]
  if (own) return t(own.key, own.params)
  if (!(error instanceof ProblemError)) return undefined
  return (
    fieldSentence(error, field, t) ?? (fieldOf[error.code] === field ? problemSentence(error, t) : undefined)
  )
}

/** Whether a refusal is already told under a field; it is not said a second time. */
export function isToldAtField(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false
  return error.errors.length > 0 || error.code in fieldOf
}
