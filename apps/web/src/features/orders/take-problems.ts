import type { Say } from '@darzi/words/say.ts'
import { fieldSentence, ProblemError } from '../../data/problem-error.ts'
import type { Found } from './draft-body.ts'

/** What is wrong with an order being taken: found here, or refused by the server. */
export interface TakeProblems {
  found: Found
  refusal?: unknown
}

/** The sentence at a field, such as `pieces.0.priceMinor`. */
export function sentenceAt({ found, refusal }: TakeProblems, field: string, say: Say): string | undefined {
  const own = found[field]
  return own ? say(own) : fieldSentence(refusal, field, say)
}

function fieldsOf({ found, refusal }: TakeProblems): string[] {
  const refused = refusal instanceof ProblemError ? refusal.errors.map(({ field }) => field) : []
  return [...Object.keys(found), ...refused]
}

/** Whether something of the piece in this place is wrong. */
export const isPieceWrong = (problems: TakeProblems, at: number) =>
  fieldsOf(problems).some((field) => field.startsWith(`pieces.${at}.`))

/** Sentences of the piece for which its form has no field. */
export function otherSentences(problems: TakeProblems, at: number, shown: readonly string[], say: Say) {
  const start = `pieces.${at}.`
  const others = fieldsOf(problems).filter(
    (field) => field.startsWith(start) && !shown.includes(field.slice(start.length)),
  )
  return others.flatMap((field) => sentenceAt(problems, field, say) ?? [])
}

/** Whether a refusal has a field here; otherwise it is told once for the whole form. */
export function isToldAtField(refusal: unknown): boolean {
  const shown = /^(pieces$|pieces\.\d+\.|trialOn$|promisedOn$|discountMinor$|advance\.)/
  return (
    refusal instanceof ProblemError &&
    refusal.errors.length > 0 &&
    refusal.errors.every(({ field }) => shown.test(field))
  )
}
