import type { Quote } from '@darzi/contract/quotes.ts'
import { milestonesOf } from '@darzi/tailoring/orders/customer-life.ts'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Quotes.module.css'

interface Props {
  quote: Quote
  offer: Quote['offers'][number]
  /** In the question itself: until when it holds is no matter any more. */
  isAsked?: boolean
}

/** What an offer promises and asks: price, days, when what is due, the remake, and what calling it off costs. */
export function OfferFacts({ quote, offer, isAsked }: Props) {
  const t = useT()
  const { priceMinor, trialOn, readyOn, validUntil, advanceMinor, trialMinor, remakeDays } = offer
  const parts = milestonesOf({ totalMinor: priceMinor, paidMinor: 0, advanceMinor, trialMinor })
  return (
    <>
      <p className={styles.price}>
        <Money minor={priceMinor} currency={quote.currency} />
      </p>
      <dl className={styles.facts}>
        {trialOn && <Day name={t('quotes.offer.trial')} day={trialOn} />}
        <Day name={t('quotes.offer.ready')} day={readyOn} />
        {!isAsked && <Day name={t('quotes.offer.valid')} day={validUntil} />}
      </dl>
      {parts.length > 1 && (
        <dl className={styles.facts}>
          {parts.map(({ kind, dueMinor }) => (
            <div key={kind}>
              <dt>{t(`quotes.due.${kind}`)}</dt>
              <dd>
                <Money minor={dueMinor} currency={quote.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {remakeDays > 0 && <p className={styles.soft}>{t('quotes.offer.remake', { count: remakeDays })}</p>}
      <p className={styles.soft}>{t(`quotes.offer.${advanceMinor > 0 ? 'cancelRule' : 'cancelFree'}`)}</p>
    </>
  )
}

const Day = ({ name, day }: { name: string; day: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <DayText day={day} />
    </dd>
  </div>
)
