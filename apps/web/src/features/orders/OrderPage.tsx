import { Navigate, useParams, useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { OrderRecord } from './OrderRecord.tsx'
import { useOrder } from './order-queries.ts'

/** Everything about one order. `/order-details?orderId=` is the same screen. */
export default function OrderPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = useParams().id ?? search.get('orderId') ?? undefined
  const { data: order, error, refetch } = useOrder(id)
  usePageTitle(order?.number)
  if (!id) return <Navigate to={links.orders()} replace />
  if (order) return <OrderRecord key={order.id} order={order} />
  return (
    <>
      <ScreenHeader title={t('orders.page.one')} backTo={links.orders()} />
      {error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} rowHeight={180} />
      )}
    </>
  )
}
