import type { Order } from '@darzi/contract/order-shapes.ts'
import { AlreadySent } from '../../ui/AlreadySent.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  order: Pick<Order, 'number'>
  isBusy: boolean
  onOpen: () => void
  onAnother: () => void
}

/** The order stands as it was first sent: go on with it, or take what is written now as one more. */
export default function OrderStands({ order: { number }, isBusy, onOpen, onAnother }: Props) {
  const t = useT()
  const words = {
    title: t('orders-new.stands.title', { number }),
    why: t('orders-new.stands.why'),
    leave: t('orders-new.stands.open', { number }),
    anew: t('orders-new.stands.another'),
  }
  return <AlreadySent words={words} isBusy={isBusy} onLeave={onOpen} onSendAnew={onAnother} />
}
