import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import styles from './OrderPage.module.css'
import { moveOrder } from './order-commands.ts'
import { payThen } from './pay-then.ts'
import { useQuestion } from './use-question.ts'

/** Handing over, pieces that are not ready with the others: with money owed, it is taken first, or the shop says why not. */
export function HandOverDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const why = blockedReason(order, 'deliver', t)
  const { isBusy, over, problem, setProblem, send } = useQuestion(onClose, why)
  const owes = order.balanceMinor > 0
  const unready = order.pieces.filter(({ state }) => state === 'waiting' || state === 'working').length
  const words = unready > 0 ? 'complete' : 'handOver'
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (owes && !reason.trim()) return setProblem(t('orders-page.handOver.sayWhy'))
    void send(() => moveOrder(order, 'delivered', reason.trim() || undefined))
  }
  return (
    <Dialog title={t(`orders-page.${words}.title`, { number: order.number })} isOpen onClose={onClose} isForm>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        {unready > 0 && <p>{t('orders-page.complete.unready', { count: unready })}</p>}
        {order.totalMinor > 0 && !owes && <p>{t('orders-page.handOver.paid')}</p>}
        {owes && (
          <>
            <p>
              {t('orders-page.handOver.owes', { amount: writeMoney(order.balanceMinor, order.currency) })}
            </p>
            {order.can.pay && (
              <Button
                kind="primary"
                data-autofocus
                onClick={() =>
                  void navigate(payThen(order, unready > 0 ? 'complete' : 'deliver'), { replace: true })
                }
              >
                {t('orders-page.handOver.pay')}
              </Button>
            )}
            <TextField
              label={t('orders-page.handOver.reason')}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
        <FormError>{problem}</FormError>
        <div className={styles.foot}>
          <HonestButton kind={owes ? 'quiet' : 'primary'} type="submit" isBusy={isBusy} reason={over}>
            {t(owes ? `orders-page.${words}.anyway` : 'orders.step.deliver')}
          </HonestButton>
        </div>
      </form>
    </Dialog>
  )
}
