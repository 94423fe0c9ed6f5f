import type { Order } from '@darzi/contract/order-shapes.ts'
import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import { amountText, readAmount } from './amount.ts'
import styles from './Payments.module.css'
import { writeOff } from './payment-commands.ts'

/** Gives up what is owed, all or a part, and asks why. */
export function WriteOffDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const say = useSay()
  const { currency } = order
  // What is on its way is left standing, to be written down when it comes.
  const mostMinor = order.balanceMinor - awaitedMinor(order.payments)
  const [id] = useState(() => newId())
  const [amount, setAmount] = useState(() => amountText(mostMinor, currency))
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<unknown>()
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
      setRefusal(refused)
      setBusy(false)
    }
  }
  const wrong = isAsked && 'wrong' in read ? say(read.wrong, { most }) : undefined
  const noReason = isAsked && !reason.trim() ? say('payments.wrong.reason') : undefined
  const atAmount = wrong ?? fieldSentence(refusal, 'amountMinor', say)
  const atReason = noReason ?? fieldSentence(refusal, 'reason', say)
  return (
    <Dialog title={say('payments.writeOff.title', { number: order.number })} isOpen onClose={onClose} isForm>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p>{say('payments.writeOff.about')}</p>
        <TextField
          label={say('payments.take.amount', { currency })}
          hint={say('payments.refund.most', { amount: most })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={amount}
          error={atAmount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={say('payments.list.reason')}
          maxLength={300}
          data-autofocus
          value={reason}
          error={atReason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormError>
          {refusal !== undefined && !atAmount && !atReason && problemSentence(refusal, say)}
        </FormError>
        <div className={styles.acts}>
          <Button kind="danger" type="submit" isBusy={isBusy}>
            {say('payments.writeOff.now')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
