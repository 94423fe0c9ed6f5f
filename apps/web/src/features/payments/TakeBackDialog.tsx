import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountText, readAmount } from './amount.ts'
import { refundableOf } from './entries.ts'
import styles from './Payments.module.css'
import { refundPayment, reversePayment } from './payment-commands.ts'
import { RefundChoices, usualRefund } from './RefundChoices.tsx'

interface Props {
  order: Order
  payment: Payment
  act: 'refund' | 'reverse'
  /** Proposed to be given back and taken off the price. */
  offMinor?: number
  onClose: () => void
}

/** Gives money back, all or a part, or reverses an entry that was a mistake; both ask why. */
export function TakeBackDialog({ order, payment, act, offMinor, onClose }: Props) {
  const t = useT()
  const { currency } = order
  const mostMinor = refundableOf(order.payments, payment)
  const [id] = useState(() => newId())
  const [amount, setAmount] = useState(() => amountText(offMinor ?? usualAmount(order, mostMinor), currency))
  const [reason, setReason] = useState('')
  const [choice, setChoice] = useState(() =>
    offMinor === undefined
      ? usualRefund(order, payment.method)
      : { method: payment.method, isOffPrice: true },
  )
  const [appError, setError] = useState<unknown>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const read = readAmount(amount, { currency, mostMinor })
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!reason.trim() || (act === 'refund' && 'wrong' in read)) return
    setBusy(true)
    try {
      if (act === 'reverse') await reversePayment(order, payment.id, { id, reason })
      else if ('minor' in read)
        await refundPayment(order, payment.id, { id, reason, amountMinor: read.minor, ...choice })
      onClose()
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  const whole = writeMoney(Math.abs(payment.amountMinor || payment.offPriceMinor), currency)
  const wrong =
    isAsked && 'wrong' in read ? t(read.wrong, { most: writeMoney(mostMinor, currency) }) : undefined
  const noReason = isAsked && !reason.trim() ? t('payments.wrong.reason') : undefined
  return (
    <Dialog title={t(`payments.${act}.title`, { amount: whole })} isOpen onClose={onClose} isForm>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {act === 'reverse' && <p>{t('payments.reverse.about')}</p>}
        {act === 'refund' && (
          <TextField
            label={t('payments.take.amount', { currency })}
            hint={t('payments.refund.most', { amount: writeMoney(mostMinor, currency) })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={amount}
            error={wrong ?? fieldSentence(appError, 'amountMinor', t)}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        {act === 'refund' && (
          <RefundChoices
            order={order}
            chosen={choice}
            onChoose={setChoice}
            amountMinor={'minor' in read ? read.minor : 0}
          />
        )}
        <TextField
          label={t('payments.list.reason')}
          maxLength={300}
          data-autofocus
          value={reason}
          error={noReason ?? fieldSentence(appError, 'reason', t)}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormError>
          {appError !== undefined &&
            !fieldSentence(appError, 'amountMinor', t) &&
            problemSentence(appError, t)}
        </FormError>
        <div className={styles.acts}>
          <Button kind="danger" type="submit" isBusy={isBusy}>
            {t(`payments.${act}.now`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What is to be given back comes first; else all of it. */
const usualAmount = ({ balanceMinor }: Order, mostMinor: number) =>
  balanceMinor < 0 ? Math.min(mostMinor, -balanceMinor) : mostMinor
