import type { Quote } from '@darzi/contract/quotes.ts'
import { milestonesOf } from '@darzi/tailoring/orders/customer-life.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Quotes.module.css'

/** The offer that stands, what can be done with it, and those before it. */
export function OfferCard({ quote, children }: { quote: Quote; children?: ReactNode }) {
  const t = useT()
  const [standing, ...before] = quote.offers
  if (!standing) return null
  return (
    <Card className={styles.card} title={t('quotes.offer.title')} aria-label={t('quotes.offer.title')}>
      <p className={styles.price}>
        <Money minor={standing.priceMinor} currency={quote.currency} />
      </p>
      <dl className={styles.facts}>
        {standing.trialOn && (
          <div>
            <dt>{t('quotes.offer.trial')}</dt>
            <dd>
              <DayText day={standing.trialOn} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('quotes.offer.ready')}</dt>
          <dd>
            <DayText day={standing.readyOn} />
          </dd>
        </div>
        <div>
          <dt>{t('quotes.offer.valid')}</dt>
          <dd>
            <DayText day={standing.validUntil} />
          </dd>
        </div>
      </dl>
      <OfferTerms quote={quote} offer={standing} />
      {standing.words && <p className={styles.words}>{standing.words}</p>}
      {children}
      {before.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('quotes.offer.before', { count: before.length })}</summary>
          <ul className={styles.before}>
            {before.map(({ version, priceMinor, readyOn }) => (
              <li key={version}>
                <Money minor={priceMinor} currency={quote.currency} /> · {t('quotes.offer.ready')}{' '}
                <DayText day={readyOn} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

/** When what is due, and the remake it promises; nothing where all is paid at delivery. */
function OfferTerms({ quote, offer }: { quote: Quote; offer: Quote['offers'][number] }) {
  const t = useT()
  const { priceMinor: totalMinor, advanceMinor, trialMinor, remakeDays } = offer
  const parts = milestonesOf({ totalMinor, paidMinor: 0, advanceMinor, trialMinor })
  return (
    <>
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
      {advanceMinor > 0 && <p className={styles.soft}>{t('quotes.offer.cancelRule')}</p>}
    </>
  )
}
