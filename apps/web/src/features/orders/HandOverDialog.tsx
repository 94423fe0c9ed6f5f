import type { Order } from '@darzi/contract/order-shapes.ts'
import { notReady } from '@darzi/tailoring/orders/gates.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import styles from './OrderPage.module.css'
import { moveOrder } from './order-commands.ts'
import { payThen } from './pay-then.ts'
import { useQuestion } from './use-question.ts'

/** Handing over: what is not ready is named and confirmed; money that is owed is taken first, or the shop says why not. */
export function HandOverDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [reason, setReason] = useState('')
  const [confirmed, setConfirmed] = useState('')
  const why = blockedReason(order, 'deliver', t)
  const { isBusy, over, problem, setProblem, send } = useQuestion(onClose, why)
  const owes = order.balanceMinor > 0
  const unready = notReady(order.pieces)
  const ids = unready.map(({ id }) => id)
  // Another piece that is not ready is another question.
  const isConfirmed = confirmed === ids.join()
  const words = unready.length > 0 ? 'complete' : 'handOver'
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (unready.length > 0 && !isConfirmed) return setProblem(t('orders-page.complete.sayUnready'))
    if (owes && !reason.trim()) return setProblem(t('orders-page.handOver.sayWhy'))
    const overrides = { unready: ids, owedMinor: Math.max(0, order.balanceMinor) }
    void send(() => moveOrder(order, 'delivered', { reason: reason.trim() || undefined, overrides }))
  }
  return (
    <Dialog title={t(`orders-page.${words}.title`, { number: order.number })} isOpen onClose={onClose} isForm>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        {unready.length > 0 && (
          <div>
            <p>{t('orders-page.complete.unready', { count: unready.length })}</p>
            <Unready pieces={unready} />
            <Checkbox
              label={t('orders-page.complete.confirm', { count: unready.length })}
              checked={isConfirmed}
              onChange={() => setConfirmed(isConfirmed ? '' : ids.join())}
            />
          </div>
        )}
        <OnRack pieces={order.pieces} />
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
                  void navigate(payThen(search, words === 'complete' ? words : 'deliver'), { replace: true })
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
          <HonestButton
            kind={owes || unready.length > 0 ? 'quiet' : 'primary'}
            type="submit"
            isBusy={isBusy}
            reason={over}
          >
            {t(owes ? `orders-page.${words}.anyway` : 'orders.step.deliver')}
          </HonestButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Where what is handed over hangs. */
function OnRack({ pieces }: Pick<Order, 'pieces'>) {
  const t = useT()
  const hung = pieces.filter(({ rackPlace, state }) => rackPlace && state === 'done')
  if (hung.length === 0) return null
  return (
    <ul className={styles.held}>
      {hung.map(({ id, tag, garment, rackPlace = '' }) => (
        <li key={id}>
          <strong className="figures">{tag}</strong> {garmentName(t, garment)}
          <span>{t('orders-page.rack', { place: rackPlace })}</span>
        </li>
      ))}
    </ul>
  )
}

/** What would be handed over unfinished, and how far each is. */
function Unready({ pieces }: Pick<Order, 'pieces'>) {
  const t = useT()
  return (
    <ul className={styles.held}>
      {pieces.map(({ id, tag, garment, stages, stage }) => {
        const at = stages[stage]
        return (
          <li key={id}>
            <strong className="figures">{tag}</strong> {garmentName(t, garment)}
            {at && <span>{stageName(t, at)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
