/**
 * Shops: the tenant's own facts and its first screen. The dashboard shows figures the server counted just now and
 * nothing else; it never invents a number.
 */

import type { StaffRole } from '@darzi/contract/access.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import type { ReactNode } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useT } from '../../words/use-t.ts'
import { type Dashboard, useDashboard } from './dashboard-data.ts'
import { FeatureTiles } from './FeatureTiles.tsx'
import { PlanUsage } from './PlanUsage.tsx'
import { QuickFind } from './QuickFind.tsx'
import styles from './ShopDashboard.module.css'

/** `children` is what the day asks of the shop. */
export function ShopDashboard({ children }: { children?: ReactNode }) {
  const t = useT()
  const { shop } = useSession()
  const mayRead = useMay('dashboard.read')
  const mayFind = useMay('customers.read')
  const isDesk = useIsDesk()
  const { data: dashboard, error, refetch } = useDashboard()
  const isNewBook = dashboard?.customers.total === 0
  return (
    <>
      <ScreenHeader title={shop?.name ?? t('shops.dashboard.title')} hasBack={false} />
      <div className={styles.page}>
        {mayFind && !isNewBook && <QuickFind />}
        {!isNewBook && children}
        {error && !dashboard && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {mayRead && !dashboard && !error && <SkeletonRows rows={1} rowHeight={isDesk ? 126 : 307} />}
        {dashboard && (isNewBook ? <BeginYourBook /> : <Figures dashboard={dashboard} />)}
        {shop && !mayRead && <OwnWork role={shop.memberRole} />}
        <div className={styles.work}>
          <div className={styles.sections}>
            <FeatureTiles staff={dashboard?.staff.active} />
            {dashboard && <PlanUsage plan={dashboard.plan} />}
          </div>
          {dashboard && <Latest entries={dashboard.latest} />}
        </div>
      </div>
    </>
  )
}

/** A shop without customers: one next step, and the way to bring an old list along. */
function BeginYourBook() {
  const t = useT()
  const mayAdd = useMay('customers.write')
  const mayImport = useMay('customers.import')
  return (
    <EmptyState
      title={t('shops.dashboard.emptyTitle')}
      action={
        mayAdd && (
          <ButtonLink to={links.addCustomer()} kind="next">
            {t('shops.dashboard.addFirst')}
          </ButtonLink>
        )
      }
      otherAction={
        mayImport && <ButtonLink to={links.importCustomers()}>{t('shops.dashboard.import')}</ButtonLink>
      }
    >
      {t('shops.dashboard.emptyWhy')}
    </EmptyState>
  )
}

/** The shop's customers in figures, as the server counted them just now. */
function Figures({ dashboard: { customers } }: { dashboard: Dashboard }) {
  const t = useT()
  return (
    <StatTiles label={t('shops.dashboard.figures')}>
      <StatTile
        label={t('shops.dashboard.customers')}
        note={t('shops.dashboard.addedThisWeek', { count: customers.addedThisWeek })}
      >
        {writeNumber(customers.total)}
      </StatTile>
      <StatTile label={t('shops.dashboard.recent')}>{writeNumber(customers.recent)}</StatTile>
      <StatTile label={t('shops.dashboard.repeat')}>{writeNumber(customers.repeat)}</StatTile>
      <StatTile label={t('shops.dashboard.inactive')}>{writeNumber(customers.inactive)}</StatTile>
      {customers.withoutPhone > 0 && (
        <StatTile label={t('shops.dashboard.withoutPhone')}>{writeNumber(customers.withoutPhone)}</StatTile>
      )}
    </StatTiles>
  )
}

/** What happened last in the shop. */
function Latest({ entries }: { entries: Dashboard['latest'] }) {
  const t = useT()
  const { shop } = useSession()
  return (
    <Card title={t('shops.dashboard.latest')}>
      {entries.length > 0 ? (
        <TimelineList lines={timelineLines(entries, t)} timeZone={shop?.timeZone} />
      ) : (
        <p>{t('shops.dashboard.quiet')}</p>
      )}
    </Card>
  )
}

/** The first screen of a member who sees no figures: who they are here, and why there is no more. */
function OwnWork({ role }: { role: StaffRole }) {
  const t = useT()
  const { user } = useSession()
  return (
    <EmptyState title={t('shops.staff.hello', { name: user?.name ?? '' })}>
      {t('shops.staff.why', { role })}
    </EmptyState>
  )
}
