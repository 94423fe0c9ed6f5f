import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { OwnOrders } from './OwnOrders.tsx'

/** All orders of the account. */
export default function OrdersPage() {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('portal.tab.orders')} parent={links.userDashboard()} />
      <OwnOrders />
    </>
  )
}
