import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Facts } from './Facts.tsx'
import { FourStages } from './FourStages.tsx'
import { stateTone } from './four-stages.ts'
import styles from './Tracking.module.css'

/** Which order of which shop, where it is, and when it will be ready. */
export function LinkHead({ told }: { told: TrackedLink }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <header className={styles.card}>
      <p className={styles.shopName}>{told.shop.name}</p>
      <div className={styles.cardHead}>
        <h1 className={styles.bigNumber}>{say('tracking.link.title', { number: told.number })}</h1>
        <Badge tone={stateTone(told.status)}>{say(`tracking.state.${told.status}`)}</Badge>
      </div>
      <FourStages status={told.status} />
      {told.state === 'pending' && <p>{say('tracking.link.waits')}</p>}
      <Facts
        facts={[
          [say('tracking.card.customer'), told.customerName],
          [say('tracking.card.ordered'), writeDay(told.orderedOn, language)],
          [say('tracking.card.trial'), told.trialOn && writeDay(told.trialOn, language)],
          [say('tracking.card.tailor'), told.tailorName],
          [say('tracking.card.due'), <strong key="due">{writeDay(told.promisedOn, language)}</strong>],
          [say('tracking.card.instructions'), told.notes, 'wide'],
        ]}
      />
    </header>
  )
}
