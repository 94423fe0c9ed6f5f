import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { useHouse } from './house-data.ts'

/** What comes of each partner: given, under way, handed over, and what the house kept of it. */
export function FiguresTab() {
  const t = useT()
  const { data, error, refetch } = useHouse()
  if (!data && error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={56} />
  const { partners, currency } = data
  return (
    <div className={styles.part}>
      {partners.length === 0 && (
        <EmptyState title={t('houses.figures.empty')}>{t('houses.figures.emptyWhy')}</EmptyState>
      )}
      <ul className={styles.list} aria-label={t('houses.tab.analytics')}>
        {partners.map((partner) => (
          <li key={partner.partnershipId} className={styles.row}>
            <strong>{partner.tailor}</strong>
            <dl className={styles.facts}>
              {(['given', 'open', 'delivered'] as const).map((what) => (
                <div key={what}>
                  <dt>{t(`houses.figures.${what}`)}</dt>
                  <dd className="figures">{partner[what]}</dd>
                </div>
              ))}
              <div>
                <dt>{t('houses.orders.commission')}</dt>
                <dd>
                  <Money minor={partner.commissionMinor} currency={currency} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <ButtonLink to={links.analytics()}>{t('houses.figures.more')}</ButtonLink>
    </div>
  )
}
