import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import type { OwnScans } from './use-own-scans.ts'

/** Below a list of the account's measurings, while it has older ones. */
export function MoreScans({ own }: { own: OwnScans }) {
  const say = useSay()
  if (!own.more) return null
  return (
    <>
      {own.moreProblem !== undefined && <p role="alert">{problemSentence(own.moreProblem, say)}</p>}
      <Button isBusy={own.isFetchingMore} onClick={own.more}>
        {say('results.saved.more')}
      </Button>
    </>
  )
}
