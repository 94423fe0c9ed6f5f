import { CalendarCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { ShopPaymentList } from './ShopPaymentList.tsx'

const MethodsTab = lazy(() => import('./MethodsTab.tsx').then((it) => ({ default: it.MethodsTab })))
const ReportTab = lazy(() => import('./ReportTab.tsx').then((it) => ({ default: it.ReportTab })))
const QrTab = lazy(() => import('./QrTab.tsx').then((it) => ({ default: it.QrTab })))
const DayDialog = lazy(() => import('./DayDialog.tsx').then((it) => ({ default: it.DayDialog })))

const tabs = ['payments', 'methods', 'reports', 'qr'] as const

/** Payments of the shop in four parts, each with an address, and the close of the day. */
export default function ShopPaymentsPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const open = tabs.find((key) => key === search.get('tab')) ?? 'payments'
  const dialog = useDialogAddress('do', ['day'])
  return (
    <>
      <ScreenHeader
        title={t('shop-payments.page.title')}
        backTo={links.tailorDashboard()}
        extra={
          <Button icon={<CalendarCheck size={20} aria-hidden="true" />} onClick={() => dialog.open('close')}>
            {t('shop-payments.close.open')}
          </Button>
        }
      />
      <Tabs
        label={t('shop-payments.tabs.label')}
        tabs={tabs.map((key) => ({ key, label: t(`shop-payments.tab.${key}`) }))}
        open={open}
        onOpen={(key) => setSearch(key === 'payments' ? {} : { tab: key })}
      >
        <Suspense fallback={<SkeletonRows rows={5} rowHeight={56} />}>
          {open === 'payments' && <ShopPaymentList />}
          {open === 'methods' && <MethodsTab />}
          {open === 'reports' && <ReportTab />}
          {open === 'qr' && <QrTab />}
        </Suspense>
      </Tabs>
      <Suspense>
        {dialog.value === 'close' && (
          <DayDialog first={dialog.search.get('day') ?? undefined} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  )
}
