import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { lazy, Suspense } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { BackFromGateway } from './BackFromGateway.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { consentsByLink } from './consent-sources.ts'
import { Facts } from './Facts.tsx'
import { FourStages } from './FourStages.tsx'
import { stateTone } from './four-stages.ts'
import { KeepOrder } from './KeepOrder.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import PieceList from './PieceList.tsx'
import { SentBills } from './SentBills.tsx'
import { SharedPhotos } from './SharedPhotos.tsx'
import { StepList } from './StepList.tsx'
import styles from './Tracking.module.css'
import { TrialCard } from './TrialCard.tsx'

/** Only whose photos a shop asks to show. */
const ConsentCard = lazy(() => import('./ConsentCard.tsx'))
/** Only who received an order is asked. */
const ReviewCard = lazy(() => import('./ReviewCard.tsx'))

interface Props {
  order: TrackedLink
  token: string
  onChange: (order: TrackedLink) => void
}

/** All that the private link tells, once it has come. */
export default function OrderByLink({ order, token, onChange }: Props) {
  const t = useT()
  return (
    <div className={styles.page}>
      <LinkHead order={order} />
      <BackFromGateway order={order} token={token} onChange={onChange} />
      {(order.can.answerTrial || order.trial) && (
        <TrialCard order={order} token={token} onChange={onChange} />
      )}
      {order.state === 'delivered' && (
        <Suspense>
          <ReviewCard token={token} />
        </Suspense>
      )}
      {order.hasPhotoConsents && (
        <Suspense>
          <ConsentCard source={consentsByLink(token)} heading="h2" />
        </Suspense>
      )}
      <section className={styles.pieces} aria-labelledby="pieces">
        <h2 id="pieces">{t('tracking.pieces.title')}</h2>
        <PieceList order={order} heading="h3" />
      </section>
      <SharedPhotos photos={order.photos} pieces={order.pieces} />
      {(order.state !== 'cancelled' || order.balanceMinor < 0) && <BalanceCard order={order} token={token} />}
      {order.bills && (
        <section aria-labelledby="bills">
          <h2 id="bills">{t('tracking.bills.title')}</h2>
          <SentBills bills={order.bills} label={t('tracking.bills.title')} />
        </section>
      )}
      <StepList steps={order.steps} />
      <KeepOrder token={token} />
      <NeedHelp shop={order.shop} />
    </div>
  )
}

/** Which order of which shop, where it is, and when it will be ready. */
function LinkHead({ order }: { order: TrackedLink }) {
  const t = useT()
  const language = useLanguage()
  return (
    <header className={styles.card}>
      <p className={styles.shopName}>{order.shop.name}</p>
      <div className={styles.cardHead}>
        <h1 className={styles.bigNumber}>{t('tracking.link.title', { number: order.number })}</h1>
        <Badge tone={stateTone(order.status)}>{t(`tracking.state.${order.status}`)}</Badge>
      </div>
      <FourStages status={order.status} />
      {order.state === 'pending' && <p>{t('tracking.link.waits')}</p>}
      <Facts
        facts={[
          [t('tracking.card.customer'), order.customerName],
          [t('tracking.card.ordered'), writeDay(order.orderedOn, language)],
          [t('tracking.card.trial'), order.trialOn && writeDay(order.trialOn, language)],
          [t('tracking.card.tailor'), order.tailorName],
          [t('tracking.card.due'), <strong key="due">{writeDay(order.promisedOn, language)}</strong>],
          [t('tracking.card.instructions'), order.notes, 'wide'],
        ]}
      />
    </header>
  )
}
