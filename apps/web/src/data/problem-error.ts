import type { Problem } from '@darzi/contract/shapes.ts'
import type { Translate } from '@darzi/words/translate.ts'

export type FieldProblem = NonNullable<Problem['errors']>[number]

/** The server's refusal (RFC 9457), or `request.offline` when no answer came at all. */
export class ProblemError extends Error {
  declare readonly status: number
  declare readonly code: string
  declare readonly detail: string
  declare readonly params: Record<string, string | number>
  declare readonly errors: readonly FieldProblem[]
  declare readonly requestId?: string

  constructor(problem: Partial<Problem> & { status: number; code: string }) {
    super(problem.detail ?? problem.code)
    Object.assign(this, { detail: '', params: {}, errors: [] }, problem, { name: 'ProblemError' })
  }

  get isOffline(): boolean {
    return this.status === 0
  }
}

/** Reads a refused reply, also one that a proxy in between wrote. */
export async function readProblem(reply: Response): Promise<ProblemError> {
  const fallback = {
    status: reply.status,
    code: reply.status === 503 ? 'request.unavailable' : 'request.failed',
  }
  if (!reply.headers.get('content-type')?.includes('json')) return new ProblemError(fallback)
  const said: Partial<Problem> = await reply.json().catch(() => ({}))
  return new ProblemError({ ...fallback, ...said, status: reply.status })
}

/** The sentence a person reads: ours for the code, else the server's, else that something broke, which has no number. */
export function problemSentence(error: unknown, t: Translate): string {
  if (!(error instanceof ProblemError)) return t('problems.request.broken')
  const key = `problems.${error.code}`
  const sentence = t(key, error.params)
  if (sentence !== key) return sentence
  return error.detail || t('problems.request.broken')
}

/** The sentence under one field of a form, if the refusal names that field. */
export function fieldSentence(error: unknown, field: string, t: Translate): string | undefined {
  if (!(error instanceof ProblemError)) return undefined
  const refused = error.errors.find((entry) => entry.field === field)
  if (!refused) return undefined
  const key = `problems.${refused.code}`
  const sentence = t(key, error.params)
  return sentence === key ? refused.detail : sentence
}

/**
 * Adds something under an id of its own, which is the key of its sending. Where it stands already, since an answer was lost and the words were
 * changed after it, it is changed to them: never made twice, and never said to be saved as it is not. Throws what is refused.
 */
export async function addOrChange<A>(
  add: () => Promise<A>,
  change: (refused: ProblemError) => Promise<A>,
): Promise<A> {
  try {
    return await add()
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'request.keyReused') return change(error)
    throw error
  }
}
