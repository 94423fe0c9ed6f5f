import { problemSentence } from '../data/problem-error.ts'
import { Failed } from '../ui/Failed.tsx'
import { useSay } from '../words/use-say.ts'

/** The failed face of a query: the refusal's own sentence, and a retry. */
export function QueryFailed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return <Failed why={problemSentence(error, useSay())} onRetry={onRetry} />
}
