import type { Say } from '@darzi/words/say.ts'
import { fieldSentence, ProblemError, problemSentence } from '../../data/problem-error.ts'
import type { DraftProblems } from './check-draft.ts'

/** Refusals that belong to one field, whether or not the server names it. */
const fieldOf: Readonly<Record<string, string>> = {
  'customers.phoneTaken': 'phone',
  'customers.phoneInvalid': 'phone',
}

export interface FormProblems {
  found: DraftProblems
  refusal?: unknown
}

/** The sentence under a field: what the form found itself, else what the server refused. */
export function sentenceAt({ found, refusal }: FormProblems, field: string, say: Say): string | undefined {
  const own = found[field]
  if (own) return say(own.key, own.holes)
  if (!(refusal instanceof ProblemError)) return undefined
  return (
    fieldSentence(refusal, field, say) ??
    (fieldOf[refusal.code] === field ? problemSentence(refusal, say) : undefined)
  )
}

/** Whether a refusal is already told under a field; it is not said a second time. */
export function isToldAtField(refusal: unknown): boolean {
  if (!(refusal instanceof ProblemError)) return false
  return refusal.errors.length > 0 || refusal.code in fieldOf
}
