import { useMay } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { OrdersList } from './OrdersList.tsx'
import { useOrderSummary } from './order-queries.ts'

export default function OrdersPage() {
  const t = useT()
  const { data: summary } = useOrderSummary()
  const mayTake = useMay('orders.write')
  return (
    <>
      <ScreenHeader
        title={t('orders.page.title')}
        backTo={links.tailorDashboard()}
        extra={
          mayTake &&
          summary?.total !== 0 && (
            <span className={styles.onlyDesk}>
              <ButtonLink to={links.newOrder()} kind="primary">
                {t('orders.page.create')}
              </ButtonLink>
            </span>
          )
        }
      />
      <OrdersList />
    </>
  )
}
