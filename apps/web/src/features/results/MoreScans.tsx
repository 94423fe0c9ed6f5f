import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import type { OwnScans } from './use-own-scans.ts'

/** Below a list of the account's measurings, while it has older ones. */
export function MoreScans({ own }: { own: OwnScans }) {
  const t = useT()
  if (!own.more) return null
  return (
    <>
      {own.moreProblem !== undefined && <p role="alert">{problemSentence(own.moreProblem, t)}</p>}
      <Button isBusy={own.isFetchingMore} onClick={own.more}>
        {t('results.saved.more')}
      </Button>
    </>
  )
}
