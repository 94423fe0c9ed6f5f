import type { Overview } from '@darzi/contract/analytics.ts'
import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { Link, useNavigate } from 'react-router'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { StatTile, StatTiles } from '../../../ui/StatTile.tsx'
import { useT } from '../../../words/use-t.ts'
import { Agenda, useCalendar } from '../../calendar/api.ts'
import { LowStock } from '../../inventory/api.ts'
import { useOverview } from '../analytics-data.ts'
import { behind } from '../behind.ts'
import { ChangeText } from '../ChangeText.tsx'
import styles from '../Figures.module.css'
import { Dashboard } from './Dashboard.tsx'
import { RecentOrders } from './RecentOrders.tsx'

/** How the shop stands this morning, against last month, and what to do from here. */
export default function OverviewTab() {
  const { data, error, refetch } = useOverview()
  return (
    <Dashboard open="overview">
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={160} />}
      {data && (
        <div className={styles.page}>
          <StatCards overview={data} />
          <QuickActions />
          <RecentOrders />
          <div className={styles.cards}>
            <Schedule today={data.today} />
            <Stock overview={data} />
          </div>
        </div>
      )}
    </Dashboard>
  )
}

function StatCards({ overview }: { overview: Overview }) {
  const t = useT()
  const { orders, activeCustomers, revenueMinor, pending, currency, now } = overview
  const cards = [
    { key: 'totalOrders', told: orders, when: 'thisMonth', to: behind.ordered(now) },
    { key: 'activeCustomers', told: activeCustomers, when: 'last30', to: behind.activeCustomers() },
    { key: 'monthlyRevenue', told: revenueMinor, when: 'thisMonth', to: behind.paid(now) },
    { key: 'pendingOrders', told: pending, when: 'now', to: behind.pending() },
  ]
  return (
    <StatTiles label={t('analytics.dashboard.figures')}>
      {cards.map(({ key, told, when, to }) => (
        <StatTile
          key={key}
          label={t(`analytics.card.${key}`)}
          note={
            <>
              {t(`analytics.card.${when}`)}
              <br />
              <ChangeText told={told} words="trend" isOfDay={when !== 'thisMonth'} />
            </>
          }
        >
          <Link to={to}>
            {key === 'monthlyRevenue' ? writeMoney(told.now, currency) : writeNumber(told.now)}
          </Link>
        </StatTile>
      ))}
    </StatTiles>
  )
}

function QuickActions() {
  const t = useT()
  return (
    <section className={styles.range} aria-label={t('analytics.dashboard.quick')}>
      <ButtonLink kind="primary" to={links.newOrder()}>
        {t('analytics.dashboard.newOrder')}
      </ButtonLink>
      <ButtonLink to={links.addCustomer()}>{t('analytics.dashboard.addCustomer')}</ButtonLink>
      <ButtonLink to={links.inventory()}>{t('analytics.dashboard.updateInventory')}</ButtonLink>
    </section>
  )
}

function Stock({ overview: { stock } }: { overview: Overview }) {
  const t = useT()
  if (stock.low > 0) return <LowStock {...stock} />
  return (
    <Card title={t('analytics.dashboard.lowStock')}>
      <p>{t('analytics.dashboard.enoughStock')}</p>
    </Card>
  )
}

/** Who comes today, and what is promised for today: the calendar's own list of one day. */
function Schedule({ today }: { today: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { data, error, refetch } = useCalendar({ from: today, days: 1 })
  const isEmpty = data && data.appointments.length + data.orderDays.length === 0
  return (
    <Card
      title={t('analytics.dashboard.schedule')}
      actions={
        <ButtonLink kind="plain" to={links.calendar()}>
          {t('analytics.dashboard.openCalendar')}
        </ButtonLink>
      }
    >
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} rowHeight={60} />}
      {isEmpty && <p>{t('analytics.dashboard.nothingToday')}</p>}
      {data && !isEmpty && (
        <Agenda
          calendar={data}
          onOpen={({ id, on }) => void navigate(links.calendar({ view: 'list', on, do: `see_${id}` }))}
        />
      )}
    </Card>
  )
}
