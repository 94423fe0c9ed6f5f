import type { ProblemError } from '../data/problem-error.ts'

/** Whether a refusal means that the session is over; wrong credentials are also a 401 and mean no such thing. */
export function sessionEnded(problem: ProblemError): boolean {
  return problem.status === 401 && problem.code === 'access.signInFirst'
}

/** Navigate to signing in with this state, and the screen says why it opened. */
export const wasSignedOut = { wasSignedOut: true }

export function isSignedOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wasSignedOut' in state
}
