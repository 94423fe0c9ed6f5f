import type { Order } from '@darzi/contract/order-shapes.ts'
import { ReceiptText } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { CustomerChat } from '../../shell/CustomerChat.tsx'
import { useSpeechFor } from '../../shell/use-speech-for.ts'
import { useT } from '../../words/use-t.ts'
import { SlipButtons } from '../documents/api.ts'
import styles from './OrderPapers.module.css'

const features = ['orders']

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
  const { language, hasStoppedMessages } = order.customer
  const theirs = useSpeechFor(language, features)
  const text = theirs.t('orders.paper.message', {
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
        <CustomerChat
          phone={phone}
          text={text}
          hasStopped={hasStoppedMessages}
          label={t('orders.paper.send')}
        />
      )}
    </div>
  )
}
