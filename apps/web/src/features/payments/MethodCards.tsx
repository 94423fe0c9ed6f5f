import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import {
  feeOf,
  offeredMethods,
  type PaymentMethodKey,
  paymentMethods,
} from '@darzi/tailoring/payments/methods.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Banknote, CreditCard, Landmark, type LucideIcon, QrCode, Smartphone, Wallet } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './Payments.module.css'

const icons: Record<(typeof paymentMethods)[PaymentMethodKey]['type'], LucideIcon> = {
  cash: Banknote,
  upi: Smartphone,
  qr: QrCode,
  card: CreditCard,
  bank: Landmark,
  wallet: Wallet,
}

interface Props {
  amountMinor: number
  currency: Currency
  chosen: PaymentMethodKey
  /** Ways the shop does not offer. */
  off: readonly string[]
  onChoose: (method: PaymentMethodKey) => void
}

/** The ways to pay, each with what it costs the shop and when the money comes. */
export function MethodCards({ amountMinor, currency, chosen, off, onChoose }: Props) {
  const t = useT()
  const name = useId()
  const offered = offeredMethods(currency).filter((key) => !off.includes(key))
  return (
    <fieldset className={styles.methods}>
      <legend>{t('payments.take.method')}</legend>
      {offered.map((key) => {
        const Icon = icons[paymentMethods[key].type]
        return (
          <label key={key} className={styles.method}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            <Icon size={22} aria-hidden="true" />
            <span className={styles.methodName}>{t(`payments.method.${key}`)}</span>
            <span className={styles.methodCost}>{costOf(key, { amountMinor, currency, t })}</span>
          </label>
        )
      })}
      {/* On a phone a card has room for its name alone; every radio is still read out with its cost. */}
      <p className={styles.chosenCost} aria-hidden="true">
        {costOf(chosen, { amountMinor, currency, t })}
      </p>
    </fieldset>
  )
}

interface Told {
  amountMinor: number
  currency: Currency
  t: ReturnType<typeof useT>
}

function costOf(key: PaymentMethodKey, { amountMinor, currency, t }: Told): string {
  const { settlementDays } = paymentMethods[key]
  const fee = feeOf(key, amountMinor)
  const cost = fee > 0 ? t('payments.cost.fee', { fee: writeMoney(fee, currency) }) : t('payments.cost.free')
  return settlementDays === 0 ? cost : `${cost} · ${t('payments.cost.later', { days: settlementDays })}`
}
