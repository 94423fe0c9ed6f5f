import { QueryClient } from '@tanstack/react-query'
import { ProblemError } from './problem-error.ts'

/**
 * The cache of what the server said. A key starts with its feature, `['customers', …]`, and live updates make a feature's
 * answers stale; a refusal is never asked again, a lost connection twice.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 30 * 60_000,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && !isAppError(error),
      retryDelay: (failures) => 500 * 2 ** failures,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Drops what the person before saw on this device; what the open screen itself shows stays. */
export function forgetWhatWasSeen(): void {
  queries.removeQueries({ type: 'inactive' })
}

function isAppError(error: Error): boolean {
  return error instanceof ProblemError && error.status >= 400 && error.status < 500
}
