import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Payments.module.css'
import { settlePayment } from './payment-commands.ts'

const FullCode = lazy(() => import('./FullCode.tsx').then((it) => ({ default: it.FullCode })))

interface Props {
  order: Order
  payment: Payment
  onPaid: (order: Order) => void
  onFailed: () => void
}

/**
 * The code on the screen, turned to the customer; the shop says whether it has seen the money.
 */
export function UpiWaiting({ order, payment, onPaid, onFailed }: Props) {
  const t = useT()
  const [reference, setReference] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [isFull, setFull] = useState(false)
  const { shop } = useSession()
  const amount = writeMoney(payment.amountMinor, order.currency)
  const source = `/api/payments/${payment.id}/upi-code`
  const alt = t('payments.wait.code', { amount })
  const tooMuchMinor = Math.min(payment.amountMinor, payment.amountMinor - order.balanceMinor)
  async function settle(to: 'completed' | 'failed') {
    setBusy(true)
    setError(undefined)
    try {
      const now = await settlePayment(order, payment.id, { to, reference: reference || undefined })
      if (to === 'completed') onPaid(now)
      else onFailed()
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void settle('completed')
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <img className={styles.code} src={source} alt={alt} width={280} height={280} />
      <p className={styles.centred}>
        <strong className="figures">{amount}</strong> {t('payments.wait.scan')}
      </p>
      <p className={styles.centred}>
        <Button onClick={() => setFull(true)}>{t('payments.code.full')}</Button>
      </p>
      <Suspense>
        {isFull && (
          <FullCode
            source={source}
            alt={alt}
            amount={amount}
            payee={shop?.name ?? ''}
            onClose={() => setFull(false)}
          />
        )}
      </Suspense>
      <p className={styles.soft}>{t('payments.wait.look')}</p>
      {tooMuchMinor > 0 && (
        <p>{t('payments.wait.tooMuch', { amount: writeMoney(tooMuchMinor, order.currency) })}</p>
      )}
      <TextField
        label={t('payments.take.reference')}
        isOptional
        inputMode="numeric"
        maxLength={60}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <FormError>{error !== undefined && problemSentence(error, t)}</FormError>
      <div className={styles.acts}>
        <Button isBusy={isBusy} onClick={() => void settle('failed')}>
          {t('payments.wait.failed')}
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t('payments.wait.came')}
        </Button>
      </div>
    </form>
  )
}
