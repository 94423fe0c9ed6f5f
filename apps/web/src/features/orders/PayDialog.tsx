import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import { amountOf } from './draft-body.ts'
import styles from './OrderPage.module.css'
import { keepOrder } from './order-cache.ts'
import { moneyText } from './order-draft.ts'
import type { PaymentProps } from './order-parts.ts'

/** Takes a payment: the whole balance unless another amount is typed. */
export function PayDialog({ order, isOpen, onClose }: PaymentProps) {
  const say = useSay()
  return (
    <Dialog title={say('orders-page.pay')} isOpen={isOpen} onClose={onClose} isForm>
      {isOpen && <PayForm order={order} onClose={onClose} />}
    </Dialog>
  )
}

function PayForm({ order, onClose }: Omit<PaymentProps, 'isOpen'>) {
  const say = useSay()
  const { currency } = order
  const [id] = useState(() => newId())
  const [amount, setAmount] = useState(() => moneyText(order.balanceMinor, currency))
  const [method, setMethod] = useState<(typeof paymentMethodKeys)[number]>('cash')
  const [refusal, setRefusal] = useState<unknown>()
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const amountMinor = amountOf(amount, currency)
    setEmpty(amountMinor <= 0)
    if (amountMinor <= 0) return
    setBusy(true)
    try {
      const body = { id, amountMinor, method }
      keepOrder(await call('POST /api/orders/:id/payments', { params: { id: order.id }, body }))
      onClose()
    } catch (refused) {
      setRefusal(refused)
      setBusy(false)
    }
  }
  const atAmount = isEmpty ? say('orders.wrong.notAnAmount') : fieldSentence(refusal, 'amountMinor', say)
  return (
    <form className={styles.stack} onSubmit={onSubmit} noValidate>
      <TextField
        label={say('orders-page.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        data-autofocus
        value={amount}
        error={atAmount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <NativeSelect
        label={say('orders-page.method')}
        value={method}
        options={paymentMethodKeys.map((value) => ({ value, label: say(`orders.method.${value}`) }))}
        onChange={(event) => setMethod(paymentMethodKeys.find((key) => key === event.target.value) ?? 'cash')}
      />
      <FormError>{refusal !== undefined && !atAmount && problemSentence(refusal, say)}</FormError>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {say('orders-page.payNow')}
        </Button>
      </div>
    </form>
  )
}
