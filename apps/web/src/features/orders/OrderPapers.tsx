import type { Order } from '@darzi/contract/order-shapes.ts'
import { MessageCircle, ReceiptText } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { AlreadySent } from '../../ui/AlreadySent.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { whatsAppLink } from '../../ui/whatsapp-link.ts'
import { useT } from '../../words/use-t.ts'
import { SlipButtons } from '../documents/api.ts'
import styles from './OrderPapers.module.css'

interface Props {
  order: Order
  /** E.164; without it nothing can be sent. */
  phone?: string
  /** In a line with other acts. */
  isInLine?: boolean
}

/** The slip and the tags to print, and the way to send the customer where to follow the order. */
export function OrderPapers({ order, phone, isInLine = false }: Props) {
  const t = useT()
  const mayBill = useMay('payments.take')
  const text = t('orders.paper.message', {
    number: order.number,
    url: new URL(order.trackingUrl, window.location.origin).href,
  })
  return (
    <div className={isInLine ? styles.inLine : styles.papers}>
      <SlipButtons order={order} />
      {mayBill && (
        <ButtonLink
          to={links.printExport({ paper: 'invoice', orders: order.id })}
          icon={<ReceiptText size={20} aria-hidden="true" />}
        >
          {t('orders.paper.invoice')}
        </ButtonLink>
      )}
      {phone && (
        <a
          href={whatsAppLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'quiet' })}
        >
          <MessageCircle size={20} aria-hidden="true" />
          {t('orders.paper.send')}
        </a>
      )}
    </div>
  )
}

export interface OrderStandsProps {
  order: Pick<Order, 'number'>
  isBusy: boolean
  onOpen: () => void
  onAnother: () => void
}

/** The order stands as it was first sent: go on with it, or take what is written now as one more. */
export function OrderStands({ order: { number }, isBusy, onOpen, onAnother }: OrderStandsProps) {
  const t = useT()
  const words = {
    title: t('orders-new.stands.title', { number }),
    why: t('orders-new.stands.why'),
    leave: t('orders-new.stands.open', { number }),
    anew: t('orders-new.stands.another'),
  }
  return <AlreadySent words={words} isBusy={isBusy} onLeave={onOpen} onSendAnew={onAnother} />
}
