import type { Say } from '@darzi/words/say.ts'
import { fieldSentence, ProblemError } from '../../data/problem-error.ts'
import type { Found } from './draft-body.ts'
import type { OrderDraft } from './order-draft.ts'
import { isStillSo } from './told-about.ts'

/** What is wrong with an order being taken: found here, or refused by the server. */
export interface TakeProblems {
  found: Found
  refusal?: unknown
  /** The order as it was sent, and as it is typed now: a sentence about what has changed since is told no more. */
  typed?: { sent: OrderDraft; now: OrderDraft }
}

const isOver = ({ typed }: TakeProblems, field: string) => typed && !isStillSo(field, typed.sent, typed.now)

/** The sentence at a field, such as `pieces.0.priceMinor`. */
export function sentenceAt(problems: TakeProblems, field: string, say: Say): string | undefined {
  const { found, refusal } = problems
  if (isOver(problems, field)) return undefined
  const own = found[field]
  return own ? say(own) : fieldSentence(refusal, field, say)
}

/** The same, also of a place in the field, such as `pieces.0.styles.2` in the styles. */
export const sentenceIn = (problems: TakeProblems, shown: string, say: Say): string | undefined =>
  sentenceAt(problems, fieldsOf(problems).find((field) => isIn(field, shown)) ?? shown, say)

const isIn = (field: string, shown: string) => field === shown || field.startsWith(`${shown}.`)

/** Whether all that was refused is told at one of these fields. */
export function areToldAt(shown: readonly string[], { refusal }: TakeProblems): boolean {
  const refused = refusal instanceof ProblemError ? refusal.errors : []
  return refused.length > 0 && refused.every(({ field }) => shown.some((each) => isIn(field, each)))
}

function fieldsOf(problems: TakeProblems): string[] {
  const { found, refusal } = problems
  const refused = refusal instanceof ProblemError ? refusal.errors.map(({ field }) => field) : []
  return [...Object.keys(found), ...refused].filter((field) => !isOver(problems, field))
}

/** Whether something of the piece in this place is wrong. */
export const isPieceWrong = (problems: TakeProblems, at: number) =>
  fieldsOf(problems).some((field) => field.startsWith(`pieces.${at}.`))

/** Sentences of the piece for which its form has no field. */
export function otherSentences(problems: TakeProblems, at: number, shown: readonly string[], say: Say) {
  const start = `pieces.${at}.`
  const others = fieldsOf(problems).filter(
    (field) => field.startsWith(start) && !shown.some((each) => isIn(field.slice(start.length), each)),
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
