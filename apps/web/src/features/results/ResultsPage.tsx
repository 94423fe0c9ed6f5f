import { useParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { Failed } from '../../ui/Failed.tsx'
import { useSay } from '../../words/use-say.ts'
import { NoResults } from './NoResults.tsx'
import { OthersResults } from './OthersResults.tsx'
import styles from './Results.module.css'
import { Results } from './Results.tsx'
import type { SavePart } from './save-part.ts'
import { useShownScan } from './use-shown-scan.ts'

/**
 * What was measured: the person's own form with the tape around it, every size with how far off it may be and where it is
 * from, and what can be done with them. A guest's numbers stay on the device; others' are shown to whoever may see them.
 */
export default function ResultsPage({ Save }: { Save: SavePart }) {
  const say = useSay()
  const { userId } = useParams()
  const { user } = useSession()
  const isOthers = userId !== undefined && userId !== user?.id
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('results.page.title')}</h1>
        <p>{say('results.page.lede')}</p>
      </header>
      {isOthers ? (
        <OthersResults userId={userId} isGuest={!user} />
      ) : (
        <OwnResults userId={userId} Save={Save} />
      )}
    </div>
  )
}

function OwnResults({ userId, Save }: { userId: string | undefined; Save: SavePart }) {
  const say = useSay()
  const { scan, other, own, isOnDevice, isWaiting } = useShownScan(userId)
  if (scan) return <Results key={scan.id} {...{ scan, other, own, isOnDevice, Save }} />
  if (isWaiting) return <p role="status">{say('ui.loading')}</p>
  if (own.problem) return <Failed why={problemSentence(own.problem, say)} onRetry={own.reload} />
  return <NoResults />
}
