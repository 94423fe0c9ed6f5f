import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../links.ts'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useT } from '../../../words/use-t.ts'

const tabs = ['overview', 'orders', 'customers', 'inventory', 'analytics'] as const
export type DashboardTab = (typeof tabs)[number]

/** The owner's dashboard; each of its tabs is an address of its own. */
export function Dashboard({
  open,
  extra,
  children,
}: {
  open: DashboardTab
  extra?: ReactNode
  children: ReactNode
}) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <>
      <ScreenHeader title={t('analytics.dashboard.title')} backTo={links.tailorDashboard()} extra={extra} />
      <Tabs
        label={t('analytics.dashboard.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`analytics.dashboard.${key}`) }))}
        open={open}
        onOpen={(tab) => void navigate(links.ownerDashboard(tab === 'overview' ? undefined : tab))}
      >
        {children}
      </Tabs>
    </>
  )
}
