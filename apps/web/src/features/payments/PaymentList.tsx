import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { InstantText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { EntryActs } from './EntryActs.tsx'
import { isReversedIn } from './entries.ts'
import styles from './Payments.module.css'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { UpiWaiting } from './UpiWaiting.tsx'
import { WriteOff } from './WriteOff.tsx'

interface Asked {
  act: 'settle' | 'refund' | 'reverse'
  id: string
}

/** The ledger of an order, oldest first, with what can be done about each entry and about what is still owed. */
export function PaymentList({ order }: { order: Order }) {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const entry = order.payments.find(({ id }) => id === asked?.id)
  return (
    <>
      {order.payments.length > 0 && (
        <ul className={styles.list} aria-label={t('payments.list.label')}>
          {order.payments.map((payment) => (
            <Entry key={payment.id} order={order} payment={payment} onAsk={setAsked} />
          ))}
        </ul>
      )}
      <WriteOff order={order} />
      {entry?.can.complete && asked?.act === 'settle' && (
        <Dialog
          title={t(`payments.${entry.can.fail ? 'wait' : 'late'}.title`, { number: order.number })}
          isOpen
          onClose={close}
          isForm
        >
          <UpiWaiting order={order} payment={entry} onPaid={close} onFailed={close} />
        </Dialog>
      )}
      {entry && asked && asked.act !== 'settle' && (
        <TakeBackDialog order={order} payment={entry} act={asked.act} onClose={close} />
      )}
    </>
  )
}

interface EntryProps {
  order: Order
  payment: Payment
  onAsk: (asked: Asked) => void
}

function Entry({ order, payment, onAsk }: EntryProps) {
  const t = useT()
  const { shop } = useSession()
  const isReversed = isReversedIn(order.payments, payment)
  const off = payment.offPriceMinor > 0 ? 'offPrice' : payment.offKeptMinor > 0 ? 'offKept' : undefined
  const status = isReversed ? 'reversed' : payment.status
  return (
    <li className={styles.entry} data-status={status}>
      <div className={styles.entryWords}>
        <span className={styles.entryName}>
          {t(`payments.kind.${payment.kind}`)}
          {payment.amountMinor !== 0 && ` · ${t(`payments.method.${payment.method}`)}`}
        </span>
        <strong className={styles.entryAmount}>
          {/* What moved no money shows by how much the order costs less. */}
          <Money minor={payment.amountMinor || -payment.offPriceMinor} currency={order.currency} />
        </strong>
        <span className={styles.soft}>
          <InstantText at={payment.createdAt} timeZone={shop?.timeZone} /> {payment.takenBy}
          {payment.kind === 'refund' && off && <strong> · {t(`payments.entry.${off}`)}</strong>}
          {status !== 'completed' && <strong> · {t(`payments.status.${status}`)}</strong>}
        </span>
        {(payment.reference || payment.note) && (
          <span className={styles.soft}>{[payment.reference, payment.note].filter(Boolean).join(' · ')}</span>
        )}
      </div>
      <EntryActs order={order} payment={payment} onAsk={(act) => onAsk({ act, id: payment.id })} />
    </li>
  )
}
