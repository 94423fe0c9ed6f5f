import type { Order } from '@darzi/contract/order-shapes.ts'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import type { OrderMenuAct } from './order-actions.ts'

/** Of an order that was handed over: the customer is back with it, and the shop makes it again. */
export function useRemakeAct({ id, state }: Order): OrderMenuAct[] {
  const t = useT()
  const navigate = useNavigate()
  const mayAgree = useMay('orders.cancel')
  if (state !== 'delivered') return []
  return [
    {
      key: 'remake',
      label: t('orders-page.act.remake'),
      reason: mayAgree ? undefined : t('orders.reason.notAllowed'),
      run: () => void navigate(links.orderRemake(id)),
    },
  ]
}
