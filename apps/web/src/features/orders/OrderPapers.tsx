import type { Order } from '@darzi/contract/order-shapes.ts'
import { onlyDigits } from '@darzi/tailoring/digits.ts'
import { MessageCircle } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderPapers.module.css'
import { useParts } from './order-parts.ts'

interface Props {
  order: Order
  /** E.164; without it nothing can be sent. */
  phone?: string
}

/** The slip and the tags to print, and the way to send the customer where to follow the order. */
export function OrderPapers({ order, phone }: Props) {
  const say = useSay()
  const { SlipButtons } = useParts()
  const text = say('orders.paper.message', {
    number: order.number,
    url: new URL(order.trackingUrl, window.location.origin).href,
  })
  return (
    <div className={styles.papers}>
      <SlipButtons order={order} />
      {phone && (
        <a
          href={`https://wa.me/${onlyDigits(phone)}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'quiet' })}
        >
          <MessageCircle size={20} aria-hidden="true" />
          {say('orders.paper.send')}
        </a>
      )}
    </div>
  )
}
