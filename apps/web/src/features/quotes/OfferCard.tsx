import type { Quote } from '@darzi/contract/quotes.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { OfferFacts } from './OfferFacts.tsx'
import styles from './Quotes.module.css'

/** The offer that stands, what can be done with it, and those before it. */
export function OfferCard({ quote, children }: { quote: Quote; children?: ReactNode }) {
  const t = useT()
  const [standing, ...before] = quote.offers
  if (!standing) return null
  return (
    <Card className={styles.card} title={t('quotes.offer.title')} aria-label={t('quotes.offer.title')}>
      <OfferFacts quote={quote} offer={standing} />
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
