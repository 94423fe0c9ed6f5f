import type { Order } from '@darzi/contract/order-shapes.ts'
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
import { writableMinor } from './entries.ts'
import styles from './Payments.module.css'
import { writeOff } from './payment-commands.ts'

interface Props {
  order: Order
  /** What is proposed; left out, all that can be written off. */
  amountMinor?: number
  onClose: () => void
}

/** Gives up what is owed, all or a part, and asks why. */
export function WriteOffDialog({ order, amountMinor, onClose }: Props) {
  const t = useT()
  const { currency } = order
  const mostMinor = writableMinor(order)
  const [id] = useState(() => newId())
  const [amount, setAmount] = useState(() => amountText(amountMinor ?? mostMinor, currency))
  const [reason, setReason] = useState('')
  const [appError, setError] = useState<unknown>()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const most = writeMoney(mostMinor, currency)
  const read = readAmount(amount, { currency, mostMinor })
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!reason.trim() || 'wrong' in read) return
    setBusy(true)
    try {
      await writeOff(order, { id, reason, amountMinor: read.minor })
      onClose()
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  const wrong = isAsked && 'wrong' in read ? t(read.wrong, { most }) : undefined
  const noReason = isAsked && !reason.trim() ? t('payments.wrong.reason') : undefined
  const atAmount = wrong ?? fieldSentence(appError, 'amountMinor', t)
  const atReason = noReason ?? fieldSentence(appError, 'reason', t)
  return (
    <Dialog title={t('payments.writeOff.title', { number: order.number })} isOpen onClose={onClose} isForm>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p>{t('payments.writeOff.about')}</p>
        <TextField
          label={t('payments.take.amount', { currency })}
          hint={t('payments.refund.most', { amount: most })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={amount}
          error={atAmount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={t('payments.list.reason')}
          maxLength={300}
          data-autofocus
          value={reason}
          error={atReason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormError>
          {appError !== undefined && !atAmount && !atReason && problemSentence(appError, t)}
        </FormError>
        <div className={styles.acts}>
          <Button kind="danger" type="submit" isBusy={isBusy}>
            {t('payments.writeOff.now')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
