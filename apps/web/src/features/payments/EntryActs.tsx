import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { useMay } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { cameAnew, isReversedIn, refundableOf } from './entries.ts'
import styles from './Payments.module.css'

interface Props {
  order: Order
  payment: Payment
  onAsk: (act: 'settle' | 'refund' | 'reverse') => void
}

/** What can be done about one entry. Giving back and reversing are shown to all, and say who may. */
export function EntryActs({ order, payment, onAsk }: Props) {
  const t = useT()
  const mayReverse = useMay('payments.reverse')
  const reason = mayReverse ? undefined : t('payments.list.onlyManagers')
  const { can } = payment
  const isIn = order.state === 'cancelled' && cameAnew(order.payments, payment)
  if (can.complete && !isIn)
    return (
      <div className={styles.entryActs}>
        <Button onClick={() => onAsk('settle')}>
          {t(`payments.list.${can.fail ? 'settle' : 'afterAll'}`)}
        </Button>
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
