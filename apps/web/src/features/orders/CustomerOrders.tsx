import { lazy, Suspense } from 'react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'

/** The record itself comes first. */
const CustomerLatest = lazy(() =>
  import('./CustomerLatest.tsx').then((it) => ({ default: it.CustomerLatest })),
)

interface Props {
  customerId: string
  isOpen: boolean
  earlierOrders: number
}

/** A customer's latest orders, and the way to take the next. */
export function CustomerOrders({ customerId, isOpen, earlierOrders }: Props) {
  const t = useT()
  const mayRead = useMay('orders.read')
  const mayTake = useMay('orders.write')
  if (!mayRead) return null
  return (
    <Card
      title={t('orders.customer.title')}
      actions={
        mayTake &&
        isOpen && (
          <ButtonLink to={links.newOrder({ customer: customerId })} kind="primary">
            {t('orders.customer.take')}
          </ButtonLink>
        )
      }
    >
      <Suspense fallback={<SkeletonRows rows={1} rowHeight={56} />}>
        <CustomerLatest customerId={customerId} earlierOrders={earlierOrders} />
      </Suspense>
    </Card>
  )
}
