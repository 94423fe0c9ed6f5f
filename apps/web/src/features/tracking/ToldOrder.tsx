import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { Facts } from './Facts.tsx'
import { FourStages } from './FourStages.tsx'
import { stateTone } from './four-stages.ts'
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

/** Which order of which shop, where it is, and when it will be ready. */
function LinkHead({ told }: { told: TrackedLink }) {
  const t = useT()
  const language = useLanguage()
  return (
    <header className={styles.card}>
      <p className={styles.shopName}>{told.shop.name}</p>
      <div className={styles.cardHead}>
        <h1 className={styles.bigNumber}>{t('tracking.link.title', { number: told.number })}</h1>
        <Badge tone={stateTone(told.status)}>{t(`tracking.state.${told.status}`)}</Badge>
      </div>
      <FourStages status={told.status} />
      {told.state === 'pending' && <p>{t('tracking.link.waits')}</p>}
      <Facts
        facts={[
          [t('tracking.card.customer'), told.customerName],
          [t('tracking.card.ordered'), writeDay(told.orderedOn, language)],
          [t('tracking.card.trial'), told.trialOn && writeDay(told.trialOn, language)],
          [t('tracking.card.tailor'), told.tailorName],
          [t('tracking.card.due'), <strong key="due">{writeDay(told.promisedOn, language)}</strong>],
          [t('tracking.card.instructions'), told.notes, 'wide'],
        ]}
      />
    </header>
  )
}
