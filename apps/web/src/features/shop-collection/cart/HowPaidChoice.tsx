import type { HowPaid } from '@darzi/contract/cart.ts'
import { useId } from 'react'
import { useT } from '../../../words/use-t.ts'
import checkout from '../checkout/Checkout.module.css'
import type { CartPart } from './use-cart-quote.ts'

interface Props {
  parts: readonly CartPart[]
  pays: HowPaid
  onPays: (pays: HowPaid) => void
}

/** Online where a shop takes it, or on delivery; nothing is charged by ordering. */
export function HowPaidChoice({ parts, pays, onPays }: Props) {
  const t = useT()
  const group = useId()
  const without = parts.filter(({ takesOnline }) => !takesOnline)
  if (without.length === parts.length) return <p>{t('cart.pay.onlyDelivery')}</p>
  return (
    <fieldset className={checkout.ways}>
      <legend className="onlyRead">{t('checkout.part.payment')}</legend>
      {(['online', 'onDelivery'] as const).map((way) => (
        <label key={way} className={checkout.way}>
          <input type="radio" name={group} checked={pays === way} onChange={() => onPays(way)} />
          <span>{t(`cart.pay.${way}`)}</span>
        </label>
      ))}
      {pays === 'online' && (
        <p className={checkout.note}>
          {t('cart.pay.onlineHow')}{' '}
          {without.length > 0 &&
            t('cart.pay.notThere', { shops: without.map(({ shop }) => shop.name).join(', ') })}
        </p>
      )}
    </fieldset>
  )
}
