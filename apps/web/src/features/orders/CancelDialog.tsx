import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { orderKey } from '../../data/order-cache.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { Chips } from '../../ui/Chips.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import styles from './OrderPage.module.css'
import { cancelOrder } from './order-commands.ts'
import { useQuestion } from './use-question.ts'

/** Cancelling asks why, and what becomes of the money that was paid. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [settlement, setSettlement] = useState<'refund' | 'keep'>()
  const why = blockedReason(order, 'cancel', t)
  const { isBusy, over, problem, setProblem, send } = useQuestion(onClose, why)
  const [holdsMoney, setHoldsMoney] = useState(false)
  const hasPaid = order.paidMinor > 0 || holdsMoney
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!reason.trim()) return setProblem(t('orders-page.cancel.sayWhy'))
    if (hasPaid && !settlement) return setProblem(t('orders-page.cancel.sayMoney'))
    void send(cancel)
  }
  async function cancel() {
    try {
      await cancelOrder(order, { reason: reason.trim(), settlement })
    } catch (error) {
      if (isMoneyUnsaid(error)) {
        setHoldsMoney(true)
        void queries.invalidateQueries({ queryKey: orderKey(order.id) })
      }
      throw error
    }
  }
  return (
    <Dialog title={t('orders-page.cancel.title', { number: order.number })} isOpen onClose={onClose} isForm>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        <TextArea
          label={t('orders-page.cancel.reason')}
          rows={2}
          maxLength={300}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {hasPaid && (
          <>
            {order.paidMinor > 0 && (
              <p>{t('orders-page.cancel.paid', { amount: writeMoney(order.paidMinor, order.currency) })}</p>
            )}
            <Chips
              label={t('orders-page.cancel.money')}
              chips={(['refund', 'keep'] as const).map((key) => ({
                key,
                label: t(`orders-page.cancel.${key}`),
              }))}
              chosen={settlement}
              onChoose={setSettlement}
            />
          </>
        )}
        <FormError>{problem}</FormError>
        <div className={styles.foot}>
          <HonestButton kind="danger" type="submit" isBusy={isBusy} reason={over}>
            {t('orders-page.cancel.now')}
          </HonestButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Money came that this screen has not heard of yet. */
const isMoneyUnsaid = (error: unknown) =>
  error instanceof ProblemError && error.code === 'orders.settlementNeeded'
