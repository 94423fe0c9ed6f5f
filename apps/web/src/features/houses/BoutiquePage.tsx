import { Plus, Store } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { houseLinks } from '../../house-links.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { HouseOrders } from './HouseOrders.tsx'
import styles from './Houses.module.css'
import { useHouse } from './house-data.ts'

/** What stands behind the other tabs comes when they are opened. */
const HouseCustomers = lazy(() =>
  import('./HouseCustomers.tsx').then((it) => ({ default: it.HouseCustomers })),
)
const PartnersTab = lazy(() => import('./PartnersTab.tsx').then((it) => ({ default: it.PartnersTab })))
const FiguresTab = lazy(() => import('./FiguresTab.tsx').then((it) => ({ default: it.FiguresTab })))

const tabs = ['orders', 'customers', 'partners', 'analytics'] as const
type Tab = (typeof tabs)[number]

/** A fashion house at work: its orders and who sews them, its customers, its partners, and what comes of it. */
export default function BoutiquePage() {
  const t = useT()
  const { shop } = useSession()
  const [search, setSearch] = useSearchParams()
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'orders'
  return (
    <>
      <ScreenHeader
        title={shop?.name ?? t('houses.page.title')}
        hasBack={false}
        extra={
          <>
            <ButtonLink to={houseLinks.ownFront()}>
              <Store size={20} aria-hidden="true" />
              {t('houses.page.front')}
            </ButtonLink>
            <ButtonLink to={links.newOrder()} kind="primary">
              <Plus size={20} aria-hidden="true" />
              {t('houses.page.newOrder')}
            </ButtonLink>
          </>
        }
      />
      <Tabs<Tab>
        label={t('houses.page.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`houses.tab.${key}`) }))}
        open={open}
        onOpen={(key) => setSearch(key === 'orders' ? {} : { tab: key }, { replace: true })}
      >
        {open === 'orders' && (
          <div className={styles.part}>
            <AtAGlance />
            <HouseOrders />
          </div>
        )}
        <Suspense fallback={<SkeletonRows rows={3} rowHeight={96} />}>
          {open === 'customers' && <HouseCustomers />}
          {open === 'partners' && <PartnersTab />}
          {open === 'analytics' && <FiguresTab />}
        </Suspense>
      </Tabs>
    </>
  )
}

/** What is to be done now, each with a way to its orders; then what came of it all. */
function AtAGlance() {
  const t = useT()
  const { data, error, refetch } = useHouse()
  if (!data && error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={2} rowHeight={64} />
  const { totalOrders, activeCustomers, monthRevenueMinor, commissionMinor, currency } = data
  return (
    <>
      <ul className={styles.waiting} aria-label={t('houses.waiting.label')}>
        {waiting
          .filter(({ key }) => key !== 'wentAhead' || data[key] > 0)
          .map(({ key, to }) => (
            <li key={key} data-none={data[key] === 0}>
              <Link to={to()}>
                <strong className="figures">{data[key]}</strong> {t(`houses.waiting.${key}`)}
              </Link>
            </li>
          ))}
      </ul>
      <StatTiles label={t('houses.card.label')} isRow>
        <StatTile label={t('houses.card.orders')}>{totalOrders}</StatTile>
        <StatTile label={t('houses.card.customers')}>{activeCustomers}</StatTile>
        <StatTile label={t('houses.card.revenue')}>
          <Money minor={monthRevenueMinor} currency={currency} />
        </StatTile>
        <StatTile label={t('houses.card.commission')}>
          <Money minor={commissionMinor} currency={currency} />
        </StatTile>
      </StatTiles>
    </>
  )
}

const waiting = [
  { key: 'toGive', to: () => `${links.houseDashboard()}?work=open` },
  { key: 'lateOrders', to: () => `${links.houseDashboard()}?due=late` },
  { key: 'partnerLate', to: () => `${links.houseDashboard()}?due=partnerLate` },
  { key: 'wentAhead', to: () => links.orders({ exceptions: 'month' }) },
] as const
