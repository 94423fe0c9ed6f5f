import { ProblemError } from '../../data/problem-error.ts'

/** Whether a mailed link can never work again, so that trying once more is no use. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 410 || error.status === 404)
}
