import { problemSentence } from '../../data/problem-error.ts'
import { Failed } from '../../ui/Failed.tsx'
import { useSay } from '../../words/use-say.ts'
import { NoResults } from './NoResults.tsx'
import { Results } from './Results.tsx'
import type { SavePart } from './save-part.ts'
import { useShownScan } from './use-shown-scan.ts'

/** The own measuring: of this device, or of the account. */
export default function OwnResults({ userId, Save }: { userId: string | undefined; Save: SavePart }) {
  const say = useSay()
  const { scan, other, own, isOnDevice, isWaiting } = useShownScan(userId)
  if (scan) return <Results key={scan.id} {...{ scan, other, own, isOnDevice, Save }} />
  if (isWaiting) return <p role="status">{say('ui.loading')}</p>
  if (own.problem) return <Failed why={problemSentence(own.problem, say)} onRetry={own.reload} />
  return <NoResults />
}
