/**
 * Shops: the tenant's own facts and its first screen. The dashboard shows figures the server counted just now and
 * nothing else; it never invents a number.
 */
import type { ReactNode } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { BeginYourBook } from './BeginYourBook.tsx'
import { useDashboard } from './dashboard-data.ts'
import { FeatureTiles } from './FeatureTiles.tsx'
import { Figures } from './Figures.tsx'
import { Latest } from './Latest.tsx'
import { OwnWork } from './OwnWork.tsx'
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
          <div className={styles.rooms}>
            <FeatureTiles staff={dashboard?.staff.active} />
            {dashboard && <PlanUsage plan={dashboard.plan} />}
          </div>
          {dashboard && <Latest entries={dashboard.latest} />}
        </div>
      </div>
    </>
  )
}
