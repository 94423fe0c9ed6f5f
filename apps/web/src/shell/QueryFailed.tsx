import { ProblemError, problemSentence } from '../data/problem-error.ts'
import { Failed } from '../ui/Failed.tsx'
import { useT } from '../words/use-t.ts'

/** The failed face of a query: the refusal's own sentence, and a retry, unless what was asked for is not there at all. */
export function QueryFailed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const isNotThere = error instanceof ProblemError && error.status === 404
  return <Failed why={problemSentence(error, useT())} onRetry={isNotThere ? undefined : onRetry} />
}
