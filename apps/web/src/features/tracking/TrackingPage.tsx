import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { useParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { LinkHead } from './LinkHead.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import { PieceCard } from './PieceCard.tsx'
import { SharedPhotos } from './SharedPhotos.tsx'
import { StepList } from './StepList.tsx'
import styles from './Tracking.module.css'
import { TrialCard } from './TrialCard.tsx'
import { useLink } from './use-link.ts'

/** The order behind the slip's private link. Whoever holds the link sees all of it; nobody else finds it. */
export default function TrackingPage() {
  const say = useSay()
  const { token = '' } = useParams()
  const { told, failure, isGone, ask, setTold } = useLink(token)
  if (isGone) return <Gone />
  if (!told)
    return (
      <div className={styles.page}>
        <h1 className="onlyRead">{say('tracking.link.screen')}</h1>
        {failure ? <Failed why={problemSentence(failure, say)} onRetry={ask} /> : <SkeletonRows rows={4} />}
      </div>
    )
  return <Told told={told} token={token} onTold={setTold} />
}

interface Props {
  told: TrackedLink
  token: string
  onTold: (told: TrackedLink) => void
}

function Told({ told, token, onTold }: Props) {
  const say = useSay()
  return (
    <div className={styles.page}>
      <LinkHead told={told} />
      {(told.can.answerTrial || told.trial) && <TrialCard told={told} token={token} onTold={onTold} />}
      <section className={styles.pieces} aria-labelledby="pieces">
        <h2 id="pieces">{say('tracking.pieces.title')}</h2>
        <ul className={styles.list}>
          {told.pieces.map((piece) => (
            <li key={piece.tag}>
              <PieceCard piece={piece} />
            </li>
          ))}
        </ul>
      </section>
      <SharedPhotos photos={told.photos} />
      {told.state !== 'cancelled' && <BalanceCard told={told} token={token} />}
      <StepList steps={told.steps} />
      <NeedHelp shop={told.shop} />
    </div>
  )
}

function Gone() {
  const say = useSay()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('tracking.gone.title')}</h1>
        <p>{say('tracking.gone.text')}</p>
      </header>
      <ButtonLink to={links.trackOrder()} kind="next" isLarge>
        {say('tracking.gone.byPhone')}
      </ButtonLink>
    </div>
  )
}
