import type { Order } from '@darzi/contract/order-shapes.ts'
import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Payments.module.css'

/** What is asked for already is looked into before more is asked. */
export function AwaitedNote({ order, onLook }: { order: Order; onLook: (paymentId: string) => void }) {
  const t = useT()
  const first = order.payments.find(({ status }) => status === 'pending')
  if (!first) return null
  const amount = writeMoney(awaitedMinor(order.payments), order.currency)
  return (
    <div className={styles.note}>
      <span>{t('payments.take.awaited', { amount })}</span>
      <Button onClick={() => onLook(first.id)}>{t('payments.list.settle')}</Button>
    </div>
  )
}
