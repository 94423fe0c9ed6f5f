import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { useT } from '../../words/use-t.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { LinkHead } from './LinkHead.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import PieceList from './PieceList.tsx'
import { SharedPhotos } from './SharedPhotos.tsx'
import { StepList } from './StepList.tsx'
import styles from './Tracking.module.css'
import { TrialCard } from './TrialCard.tsx'

interface Props {
  told: TrackedLink
  token: string
  onTold: (told: TrackedLink) => void
}

/** All that the private link tells, once it has come. */
export default function ToldOrder({ told, token, onTold }: Props) {
  const t = useT()
  return (
    <div className={styles.page}>
      <LinkHead told={told} />
      {(told.can.answerTrial || told.trial) && <TrialCard told={told} token={token} onTold={onTold} />}
      <section className={styles.pieces} aria-labelledby="pieces">
        <h2 id="pieces">{t('tracking.pieces.title')}</h2>
        <PieceList told={told} heading="h3" />
      </section>
      <SharedPhotos photos={told.photos} pieces={told.pieces} />
      {(told.state !== 'cancelled' || told.balanceMinor < 0) && <BalanceCard told={told} token={token} />}
      <StepList steps={told.steps} />
      <NeedHelp shop={told.shop} />
    </div>
  )
}
