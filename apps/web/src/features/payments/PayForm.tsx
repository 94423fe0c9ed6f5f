import type { Order } from '@darzi/contract/order-shapes.ts'
import { awaitedMinor, isNamed } from '@darzi/tailoring/payments/ledger.ts'
import { mayBeAwaited, offeredMethods, type PaymentMethodKey } from '@darzi/tailoring/payments/methods.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { QrCode } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountText, quickAmounts, readAmount } from './amount.ts'
import { useCounterSettings } from './counter-settings.ts'
import { MethodCards } from './MethodCards.tsx'
import { offerOf } from './offer.ts'
import styles from './Payments.module.css'
import { takePayment } from './payment-commands.ts'

interface Props {
  order: Order
  /** The money was seen: it is entered whatever is owed. */
  isSeen?: boolean
  onPaid: (order: Order) => void
  /** A payment waits for the customer's phone. */
  onWait: (paymentId: string) => void
}

export function PayForm({ order, isSeen = false, onPaid, onWait }: Props) {
  const t = useT()
  const { currency } = order
  const { data: counter } = useCounterSettings()
  const [id] = useState(() => newId())
  const offer = offerOf(order, isSeen)
  const off = isSeen || order.state === 'cancelled' ? [] : (counter?.methodsOff ?? [])
  const [amount, setAmount] = useState(() => amountText(offer.amountMinor, currency))
  const [picked, setMethod] = useState<PaymentMethodKey>()
  const method = picked ?? usualMethod(offer.method, { currency, off })
  const [names, setNames] = useState<string>()
  const [reference, setReference] = useState('')
  const [appError, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { isLate, mostMinor } = offer
  const read = readAmount(amount, { currency, mostMinor })
  const minor = 'minor' in read ? read.minor : 0
  const canShowCode = mayBeAwaited(method, currency) && !isLate && counter?.upiId !== undefined
  async function take(isPending: boolean) {
    setAsked(true)
    if ('wrong' in read) return
    setBusy(true)
    setError(undefined)
    try {
      const now = await takePayment(order, {
        id,
        amountMinor: minor,
        method,
        reference: reference || undefined,
        isPending,
        isSeen: isLate,
        names,
      })
      if (isPending) onWait(id)
      else onPaid(now)
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  /** What was asked for is what most likely came. */
  function nameFailed(failed: Order['payments'][number] | undefined) {
    setNames(failed?.id)
    if (!failed) return
    setAmount(amountText(failed.amountMinor, currency))
    setMethod(failed.method)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void take(false)
  }
  const wrong =
    isAsked && 'wrong' in read ? t(read.wrong, { most: writeMoney(mostMinor, currency) }) : undefined
  const atAmount = wrong ?? fieldSentence(appError, 'amountMinor', t)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isLate && <p>{t(isSeen ? 'payments.late.aboutOpen' : 'payments.late.about')}</p>}
      <AwaitedNote order={order} onLook={onWait} />
      <TextField
        label={t('payments.take.amount', { currency })}
        hint={isLate ? undefined : t('payments.take.balance', { amount: writeMoney(mostMinor, currency) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        data-autofocus
        value={amount}
        error={atAmount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {!isLate && (
        <QuickAmounts
          order={order}
          chosenMinor={minor}
          onChoose={(next) => setAmount(amountText(next, currency))}
        />
      )}
      {isLate && <FailedChoice order={order} chosen={names} onChoose={nameFailed} />}
      <MethodCards amountMinor={minor} currency={currency} chosen={method} off={off} onChoose={setMethod} />
      {method !== 'cash' && (
        <TextField
          label={t('payments.take.reference')}
          isOptional
          maxLength={60}
          autoComplete="off"
          value={reference}
          error={fieldSentence(appError, 'reference', t)}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      <FormError>{appError !== undefined && !atAmount && problemSentence(appError, t)}</FormError>
      <div className={styles.foot}>
        {canShowCode && (
          <Button
            icon={<QrCode size={20} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => void take(true)}
          >
            {t('payments.take.showCode')}
          </Button>
        )}
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t('payments.take.received', { amount: writeMoney(minor, currency) })}
        </Button>
      </div>
    </form>
  )
}

/** The likeliest way to pay that the shop offers. */
const usualMethod = (
  likely: PaymentMethodKey,
  { currency, off }: { currency: Order['currency']; off: readonly string[] },
) => [likely, ...offeredMethods(currency)].find((key) => !off.includes(key)) ?? likely

/** Money that came late may be that of a payment which was said to have failed: it is named. */
function FailedChoice({
  order,
  chosen,
  onChoose,
}: {
  order: Order
  chosen: string | undefined
  onChoose: (failed: Order['payments'][number] | undefined) => void
}) {
  const t = useT()
  const failed = order.payments.filter((each) => each.status === 'failed' && !isNamed(order.payments, each))
  if (failed.length === 0) return null
  return (
    <NativeSelect
      label={t('payments.late.names')}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('payments.late.noName') },
        ...failed.map((each) => ({
          value: each.id,
          label: `${writeMoney(each.amountMinor, order.currency)} · ${t(`payments.method.${each.method}`)}`,
        })),
      ]}
      onChange={(event) => onChoose(failed.find(({ id }) => id === event.target.value))}
    />
  )
}

/** What is asked for already is looked into before more is asked. */
function AwaitedNote({ order, onLook }: { order: Order; onLook: (paymentId: string) => void }) {
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

interface QuickAmountsProps {
  order: Order
  chosenMinor: number
  onChoose: (minor: number) => void
}

/** What is often paid at once, a tap each. */
function QuickAmounts({ order, chosenMinor, onChoose }: QuickAmountsProps) {
  const t = useT()
  const { balanceMinor, currency } = order
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
    <div role="group" aria-label={t('payments.quick.label')} className={styles.quick}>
      {quickAmounts(balanceMinor, currency).map(({ key, minor }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-pressed={minor === chosenMinor}
          onClick={() => onChoose(minor)}
        >
          <span>{t(`payments.quick.${key}`)}</span>
          <span className="figures">{writeMoney(minor, currency)}</span>
        </button>
      ))}
    </div>
  )
}
