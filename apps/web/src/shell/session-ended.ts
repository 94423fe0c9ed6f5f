import type { ProblemError } from '../data/problem-error.ts'

/** Whether a refusal means that the session is over; wrong credentials are also a 401 and mean no such thing. */
export function sessionEnded(problem: ProblemError): boolean {
  return problem.status === 401 && problem.code === 'access.signInFirst'
}
