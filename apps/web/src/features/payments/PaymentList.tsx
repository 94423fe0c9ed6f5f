import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { useState } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { isReversedIn, refundableOf } from './entries.ts'
import { PayForm } from './PayForm.tsx'
import styles from './Payments.module.css'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { UpiWaiting } from './UpiWaiting.tsx'
import { WriteOffDialog } from './WriteOffDialog.tsx'

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
      <CameLate order={order} />
      <WriteOff order={order} />
      {entry?.can.complete && asked?.act === 'settle' && (
        <Dialog title={t('payments.wait.title', { number: order.number })} isOpen onClose={close} isForm>
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
          {payment.names && <strong> · {t('payments.entry.names')}</strong>}
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

/** Money that was seen though nothing waits for it: of a payment that failed, or beyond what is owed. */
function CameLate({ order }: { order: Order }) {
  const t = useT()
  const mayTake = useMay('payments.take')
  const [isAsked, setAsked] = useState(false)
  const hasFailed = order.payments.some(({ status }) => status === 'failed')
  const isPaid = order.payments.length > 0 && order.balanceMinor <= 0
  if (!mayTake || order.state === 'cancelled' || !(hasFailed || isPaid)) return null
  const close = () => setAsked(false)
  return (
    <div className={styles.entryActs}>
      <Button kind="plain" onClick={() => setAsked(true)}>
        {t('payments.late.open')}
      </Button>
      {isAsked && (
        <Dialog title={t('payments.late.title', { number: order.number })} isOpen onClose={close} isForm>
          <PayForm order={order} isSeen onPaid={close} onWait={close} />
        </Dialog>
      )}
    </div>
  )
}

/** What is still owed after handing over can be given up. Before that, the price is lowered by the discount. */
function WriteOff({ order }: { order: Order }) {
  const t = useT()
  const mayWriteOff = useMay('payments.reverse')
  const [isAsked, setAsked] = useState(false)
  if (order.state !== 'delivered' || order.balanceMinor <= 0) return null
  return (
    <div className={styles.entryActs}>
      <HonestButton
        kind="plain"
        reason={mayWriteOff ? undefined : t('payments.list.onlyManagers')}
        onClick={() => setAsked(true)}
      >
        {t('payments.writeOff.open')}
      </HonestButton>
      {isAsked && <WriteOffDialog order={order} onClose={() => setAsked(false)} />}
    </div>
  )
}

interface Props {
  order: Order
  payment: Payment
  onAsk: (act: 'settle' | 'refund' | 'reverse') => void
}

/** What can be done about one entry. Giving back and reversing are shown to all, and say who may. */
function EntryActs({ order, payment, onAsk }: Props) {
  const t = useT()
  const mayReverse = useMay('payments.reverse')
  const reason = mayReverse ? undefined : t('payments.list.onlyManagers')
  const { can } = payment
  if (can.complete)
    return (
      <div className={styles.entryActs}>
        <Button onClick={() => onAsk('settle')}>{t('payments.list.settle')}</Button>
      </div>
    )
  const isOpen = payment.status === 'completed' && !isReversedIn(order.payments, payment)
  const canRefund = refundableOf(order.payments, payment) > 0
  const canReverse = mayReverse ? can.reverse : isOpen && payment.kind !== 'reversal'
  if (!canRefund && !canReverse) return null
  return (
    <div className={styles.entryActs}>
      {canRefund && (
        <HonestButton kind="plain" reason={reason} onClick={() => onAsk('refund')}>
          {t('payments.list.refund')}
        </HonestButton>
      )}
      {canReverse && (
        <HonestButton kind="plain" reason={reason} onClick={() => onAsk('reverse')}>
          {t('payments.list.reverse')}
        </HonestButton>
      )}
    </div>
  )
}
