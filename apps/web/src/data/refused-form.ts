import type { Translate } from '@darzi/words/translate.ts'
import { fieldSentence, ProblemError, problemSentence } from './problem-error.ts'

/** The sentence under each field of the form that the refusal names. */
export function refusedFields(
  error: unknown,
  fields: readonly string[],
  t: Translate,
): Record<string, string> {
  const told = fields.map((field) => [field, fieldSentence(error, field, t)] as const)
  return Object.fromEntries(told.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The refusal with the names that its fields have in the form, by those they were sent under. */
export function renamedFields(error: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!(error instanceof ProblemError)) return error
  const errors = error.errors.map((each) => ({ ...each, field: names.get(each.field) ?? each.field }))
  return new ProblemError({ ...error, errors })
}

/** A refusal in its own words; a lost or broken answer in the words of what was tried. */
export function sentenceOf(error: unknown, otherwise: string | undefined, t: Translate): string {
  const isAppError = error instanceof ProblemError && !error.isOffline && error.code !== 'request.failed'
  return isAppError || !otherwise ? problemSentence(error, t) : t(otherwise)
}
