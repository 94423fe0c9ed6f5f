import type { Translate } from '@darzi/words/translate.ts'
import { ProblemError, problemSentence } from './problem-error.ts'

/** The server takes this many rows at once. */
const mostAtOnce = 200

/**
 * Sends rows in parts, one after another. When a later part fails, what was answered before it stands, and each row without an
 * answer is told with the reason. Throws when not even the first part was answered.
 */
export async function inParts(ids: readonly string[], t: Translate, send: (part: string[]) => Promise<void>) {
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    try {
      await send(ids.slice(at, at + mostAtOnce))
    } catch (problem) {
      if (at === 0) throw problem
      return ids.slice(at).map((id) => unanswered(id, problem, t))
    }
  }
  return []
}

const unanswered = (id: string, problem: unknown, t: Translate) => ({
  id,
  code: problem instanceof ProblemError ? problem.code : 'request.failed',
  detail: problemSentence(problem, t),
})
