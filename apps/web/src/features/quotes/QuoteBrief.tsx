import type { Quote } from '@darzi/contract/quotes.ts'
import { lazy, Suspense } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { StateBadge } from './QuoteList.tsx'
import styles from './Quotes.module.css'

/** Fetched where there are photos. */
const PhotoStrip = lazy(() => import('../../ui/PhotoStrip.tsx').then((it) => ({ default: it.PhotoStrip })))

/** What was asked, with the sizes that were shared. */
export function QuoteBrief({ quote }: { quote: Quote }) {
  const t = useT()
  const title = t(`garment-names.types.${quote.garment}`)
  return (
    <Card className={styles.card} title={title} aria-label={title} actions={<StateBadge quote={quote} />}>
      <p className={styles.words}>{quote.words}</p>
      {quote.photos.length > 0 && (
        <Suspense fallback={<SkeletonRows rows={1} rowHeight={88} />}>
          <PhotoStrip photos={quote.photos} nameOf={(number) => t('quotes.brief.photo', { number })} />
        </Suspense>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('quotes.brief.cloth')}</dt>
          <dd>{t(`quotes.cloth.${quote.cloth}`)}</dd>
        </div>
        {quote.neededOn && (
          <div>
            <dt>{t('quotes.brief.needed')}</dt>
            <dd>
              <DayText day={quote.neededOn} />
            </dd>
          </div>
        )}
        {quote.budgetMinor !== undefined && (
          <div>
            <dt>{t('quotes.brief.budget')}</dt>
            <dd>
              <Money minor={quote.budgetMinor} currency={quote.currency} />
            </dd>
          </div>
        )}
        {quote.phone && (
          <div>
            <dt>{t('quotes.brief.phone')}</dt>
            <dd>{quote.phone}</dd>
          </div>
        )}
      </dl>
      {quote.sizes && <Sizes sizes={quote.sizes} />}
    </Card>
  )
}

function Sizes({ sizes }: { sizes: NonNullable<Quote['sizes']> }) {
  const t = useT()
  return (
    <details>
      <summary className={styles.summary}>{t('quotes.brief.sizes')}</summary>
      <p className={styles.soft}>
        {t('quotes.brief.sizesOn')} <InstantText at={sizes.takenAt} />
      </p>
      <dl className={styles.facts}>
        {sizes.values.map(({ site, mm, plusMinusMm }) => (
          <div key={site}>
            <dt>{t(`measurement-fields.${site}.name`)}</dt>
            <dd className="figures">
              {plusMinusMm === undefined
                ? t('quotes.brief.cmRead', { cm: (mm / 10).toFixed(1) })
                : t('quotes.brief.cm', { cm: (mm / 10).toFixed(1), off: (plusMinusMm / 10).toFixed(1) })}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
