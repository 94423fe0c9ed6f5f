import type { ApiReply } from '@darzi/contract/api.ts'
import { isDay } from '@darzi/tailoring/customers/days.ts'
import { useSearchParams } from 'react-router'
import { useShopDay } from '../../data/shop-day.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { useHouse } from './house-data.ts'

type House = ApiReply<'GET /api/house'>

/** What comes of each partner: given, under way, handed over, and what the house kept of it. */
export function FiguresTab() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const span = { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined }
  const { data, error, refetch } = useHouse(span)
  if (!data && error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={56} />
  const { partners, currency } = data
  return (
    <div className={styles.part}>
      <Range
        range={data.range}
        currency={currency}
        onChange={(part) => {
          const changed = new URLSearchParams(search)
          for (const [name, day] of Object.entries({ ...data.range, ...part }))
            if (name === 'from' || name === 'to') changed.set(name, String(day))
          setSearch(changed, { replace: true, preventScrollReset: true })
        }}
      />
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

interface RangeProps {
  range: House['range']
  currency: House['currency']
  onChange: (part: { from?: string; to?: string }) => void
}

/** What came in within some days, chosen here. */
function Range({ range, currency, onChange }: RangeProps) {
  const t = useT()
  const today = useShopDay()
  const { from, to, orders, revenueMinor, commissionMinor } = range
  return (
    <Card title={t('houses.figures.range')} aria-label={t('houses.figures.range')}>
      <div className={styles.terms}>
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`houses.figures.${end}`)}
            value={end === 'from' ? from : to}
            today={today}
            isBack
            max={today}
            onChange={(day) => isDay(day) && onChange({ [end]: day })}
          />
        ))}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('houses.figures.revenue')}</dt>
          <dd>
            <Money minor={revenueMinor} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('houses.figures.orders')}</dt>
          <dd className="figures">{orders}</dd>
        </div>
        <div>
          <dt>{t('houses.orders.commission')}</dt>
          <dd>
            <Money minor={commissionMinor} currency={currency} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
