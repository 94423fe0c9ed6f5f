import type { suggestionRoutes } from '@darzi/contract/suggestions.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { removeMarks, writeMark } from './suggestion-store.ts'

const ok = { ok: true as const }

/** Puts a suggestion away until its figures change. */
export async function markSuggestion({
  tx,
  member,
  params,
  body,
  now,
}: RequestContext<typeof suggestionRoutes.mark>) {
  const { shopId, id: memberId } = member
  await writeMark(tx, { shopId, key: params.key, mark: body.mark, memberId, at: now })
  return ok
}

export async function unmarkSuggestion({ tx, params }: RequestContext<typeof suggestionRoutes.unmark>) {
  await removeMarks(tx, params.key)
  return ok
}

export async function showAllSuggestions({ tx }: RequestContext<typeof suggestionRoutes.showAll>) {
  await removeMarks(tx)
  return ok
}
