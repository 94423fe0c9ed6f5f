import type { Translate } from '@darzi/words/translate.ts'
import { fieldSentence, ProblemError } from '../../data/problem-error.ts'
import type { Found } from './draft-body.ts'
import type { OrderDraft, PieceDraft } from './order-draft.ts'

/** What is wrong with an order being taken: found here, or refused by the server. */
export interface TakeProblems {
  found: Found
  error?: unknown
  /** The order as it was sent, and as it is typed now: a sentence about what has changed since is told no more. */
  typed?: { sent: OrderDraft; now: OrderDraft }
}

const isOver = ({ typed }: TakeProblems, field: string) => typed && !isUnchanged(field, typed.sent, typed.now)

/** The sentence at a field, such as `pieces.0.priceMinor`. */
export function sentenceAt(problems: TakeProblems, field: string, t: Translate): string | undefined {
  const { found, error } = problems
  if (isOver(problems, field)) return undefined
  const own = found[field]
  return own ? t(own) : fieldSentence(error, field, t)
}

/** The same, also of a place in the field, such as `pieces.0.styles.2` in the styles. */
export const sentenceIn = (problems: TakeProblems, shown: string, t: Translate): string | undefined =>
  sentenceAt(problems, fieldsOf(problems).find((field) => isIn(field, shown)) ?? shown, t)

const isIn = (field: string, shown: string) => field === shown || field.startsWith(`${shown}.`)

/** Whether all that was refused is told at one of these fields. */
export function areToldAt(shown: readonly string[], { error }: TakeProblems): boolean {
  const refused = error instanceof ProblemError ? error.errors : []
  return refused.length > 0 && refused.every(({ field }) => shown.some((each) => isIn(field, each)))
}

function fieldsOf(problems: TakeProblems): string[] {
  const { found, error } = problems
  const refused = error instanceof ProblemError ? error.errors.map(({ field }) => field) : []
  return [...Object.keys(found), ...refused].filter((field) => !isOver(problems, field))
}

/** Whether something of the piece in this place is wrong. */
export const isPieceWrong = (problems: TakeProblems, at: number) =>
  fieldsOf(problems).some((field) => field.startsWith(`pieces.${at}.`))

/** Sentences of the piece for which its form has no field. */
export function otherSentences(problems: TakeProblems, at: number, shown: readonly string[], t: Translate) {
  const start = `pieces.${at}.`
  const others = fieldsOf(problems).filter(
    (field) => field.startsWith(start) && !shown.some((each) => isIn(field.slice(start.length), each)),
  )
  return others.flatMap((field) => sentenceAt(problems, field, t) ?? [])
}

/** Whether a refusal has a field here; otherwise it is told once for the whole form. */
export function isToldAtField(error: unknown): boolean {
  const shown = /^(pieces$|pieces\.\d+\.|trialOn$|promisedOn$|discountMinor$|advance\.)/
  return (
    error instanceof ProblemError &&
    error.errors.length > 0 &&
    error.errors.every(({ field }) => shown.test(field))
  )
}

/** What in an order a sentence at a field is about: once any of it is typed anew, the sentence has had its say. */

/** Whether what the sentence at this field was about, as it was sent, still stands so. */
export const isUnchanged = (field: string, sent: OrderDraft, now: OrderDraft): boolean =>
  JSON.stringify(partOf(field, sent)) === JSON.stringify(partOf(field, now))

function partOf(field: string, draft: OrderDraft): unknown {
  const [room = '', at, part] = field.split('.')
  if (room === 'pieces' && at !== undefined) return aboutPiece(draft.pieces[Number(at)], part)
  return about[room]?.(draft) ?? draft
}

const about: Record<string, (draft: OrderDraft) => unknown> = {
  pieces: ({ pieces }) => pieces.map(({ id }) => id),
  discountMinor: ({ discount, pieces }) => [discount, pricesOf(pieces)],
  advance: ({ advance, method, discount, pieces }) => [advance, method, discount, pricesOf(pieces)],
  promisedOn: ({ promisedOn, trialOn, hasTrial }) => [promisedOn, trialOn, hasTrial],
  trialOn: ({ promisedOn, trialOn, hasTrial }) => [promisedOn, trialOn, hasTrial],
}

/** Another garment in this place is none of its business. */
function aboutPiece(piece: PieceDraft | undefined, part: string | undefined): unknown {
  if (part === 'priceMinor') return [piece?.id, piece?.price]
  if (part === 'notes') return [piece?.id, piece?.notes]
  if (part === 'styles') return [piece?.id, piece?.styles]
  if (part === 'addOns') return [piece?.id, piece?.addOns]
  if (part === 'cloth') return [piece?.id, piece?.clothSource, piece?.clothMetres]
  return piece
}

const pricesOf = (pieces: readonly PieceDraft[]) => pieces.map(({ price, addOns }) => [price, addOns])
