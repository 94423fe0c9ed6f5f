import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { loadConversations } from '../conversations/api.ts'
import { loadOpenQuotes } from '../quotes/api.ts'
import { loadOwnMeasurements } from '../results/api.ts'
import { OwnAppointments } from './OwnAppointments.tsx'
import { OwnOrders } from './OwnOrders.tsx'

const tabKeys = ['orders', 'measurements', 'appointments', 'messages'] as const

const OwnMeasurements = lazy(async () => ({ default: (await loadOwnMeasurements()).OwnMeasurements }))

const OwnConversations = lazy(async () => ({ default: (await loadConversations()).ConversationList }))

const OpenQuotes = lazy(async () => ({ default: (await loadOpenQuotes()).OpenQuotes }))

/** The newest; the rest is one tap further. */
const newest = 5

const panels = {
  orders: () => (
    <>
      <OpenQuotes />
      <OwnOrders most={newest} />
    </>
  ),
  measurements: () => <OwnMeasurements />,
  appointments: () => <OwnAppointments areAll={false} />,
  messages: () => <OwnConversations side="customer" />,
}

/** A customer's first screen: what shops sew for them, their sizes, and when they are expected. */
export default function DashboardPage() {
  const t = useT()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const open = tabKeys.find((key) => key === search.get('tab')) ?? 'orders'
  const Panel = panels[open]
  return (
    <>
      <ScreenHeader title={t('portal.greeting', { name: user?.name ?? '' })} hasBack={false} />
      <Tabs
        label={t('portal.title')}
        tabs={tabKeys.map((key) => ({ key, label: t(`portal.tab.${key}`) }))}
        open={open}
        onOpen={(tab) => setSearch(tab === 'orders' ? {} : { tab }, { replace: true })}
      >
        <Suspense fallback={<SkeletonRows rows={3} rowHeight={220} />}>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  )
}
