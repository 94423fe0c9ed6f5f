import type { Order } from '@darzi/contract/order-shapes.ts'
import { AlreadySent } from '../../ui/AlreadySent.tsx'
import { useSay } from '../../words/use-say.ts'

interface Props {
  order: Pick<Order, 'number'>
  isBusy: boolean
  onOpen: () => void
  onAnother: () => void
}

/** The order stands as it was first sent: go on with it, or take what is written now as one more. */
export function OrderStands({ order: { number }, isBusy, onOpen, onAnother }: Props) {
  const say = useSay()
  const words = {
    ...{ title: say('orders-new.stands.title', { number }), why: say('orders-new.stands.why') },
    ...{ leave: say('orders-new.stands.open', { number }), anew: say('orders-new.stands.another') },
  }
  return <AlreadySent words={words} isBusy={isBusy} onLeave={onOpen} onSendAnew={onAnother} />
}
