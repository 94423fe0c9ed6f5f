import type { Order } from '@darzi/contract/order-shapes.ts'
import {
  offeredMethods,
  type PaymentMethodKey,
  paymentMethodKeys,
} from '@darzi/tailoring/payments/methods.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useId } from 'react'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Payments.module.css'

export interface RefundChoice {
  method: PaymentMethodKey
  isOffPrice: boolean
}

/** Once all is paid, or the garments are handed over, a refund is mostly goodwill: the customer is not to owe it anew. */
export const usualRefund = (order: Order, method: PaymentMethodKey): RefundChoice => ({
  method,
  isOffPrice: order.state === 'delivered' || (order.state !== 'cancelled' && order.balanceMinor <= 0),
})

interface Props {
  order: Order
  /** As far as it is typed. */
  amountMinor: number
  chosen: RefundChoice
  onChoose: (chosen: RefundChoice) => void
}

/** By which way the money goes, and whether the order costs less for it; what is owed then is said before it is done. */
export function RefundChoices({ order, amountMinor, chosen, onChoose }: Props) {
  const t = useT()
  return (
    <>
      <NativeSelect
        label={t('payments.refund.method')}
        value={chosen.method}
        options={offeredMethods(order.currency).map((value) => ({
          value,
          label: t(`payments.method.${value}`),
        }))}
        onChange={(event) => {
          const method = paymentMethodKeys.find((key) => key === event.target.value)
          if (method) onChoose({ ...chosen, method })
        }}
      />
      {order.state !== 'cancelled' && amountMinor > Math.max(0, -order.balanceMinor) && (
        <PriceChoice
          order={order}
          amountMinor={amountMinor}
          isOffPrice={chosen.isOffPrice}
          onChoose={(isOffPrice) => onChoose({ ...chosen, isOffPrice })}
        />
      )}
    </>
  )
}

interface PriceProps extends Pick<Props, 'order' | 'amountMinor'> {
  isOffPrice: boolean
  onChoose: (isOffPrice: boolean) => void
}

function PriceChoice({ order, amountMinor, isOffPrice, onChoose }: PriceProps) {
  const t = useT()
  const name = useId()
  const { currency, totalMinor, balanceMinor } = order
  // What was paid too much is given back first: that changes no price.
  const offMinor = isOffPrice ? amountMinor - Math.max(0, -balanceMinor) : 0
  const total = writeMoney(totalMinor - offMinor, currency)
  const balance = writeMoney(balanceMinor + amountMinor - offMinor, currency)
  return (
    <fieldset className={styles.price}>
      <legend>{t('payments.refund.price')}</legend>
      {([true, false] as const).map((isOff) => {
        const key = isOff ? 'off' : 'stays'
        return (
          <label key={key} className={styles.priceWay}>
            <input type="radio" name={name} checked={isOff === isOffPrice} onChange={() => onChoose(isOff)} />
            <span className={styles.methodName}>{t(`payments.refund.${key}`)}</span>
            <span className={styles.priceWhy}>{t(`payments.refund.${key}Why`)}</span>
          </label>
        )
      })}
      <p className={styles.soft} aria-live="polite">
        {t('payments.refund.after', { total, balance })}
      </p>
    </fieldset>
  )
}
