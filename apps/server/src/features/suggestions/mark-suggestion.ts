import type { suggestionRoutes } from '@darzi/contract/suggestions.ts'
import type { Asked } from '../../http/asked.ts'
import { removeMarks, writeMark } from './suggestion-store.ts'

const ok = { ok: true as const }

/** Puts a suggestion away until its figures change. */
export async function markSuggestion({ tx, member, params, body, now }: Asked<typeof suggestionRoutes.mark>) {
  const { shopId, id: memberId } = member
  await writeMark(tx, { shopId, key: params.key, mark: body.mark, memberId, at: now })
  return ok
}

export async function unmarkSuggestion({ tx, params }: Asked<typeof suggestionRoutes.unmark>) {
  await removeMarks(tx, params.key)
  return ok
}

export async function showAllSuggestions({ tx }: Asked<typeof suggestionRoutes.showAll>) {
  await removeMarks(tx)
  return ok
}
