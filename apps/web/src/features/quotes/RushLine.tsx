import type { Quote } from '@darzi/contract/quotes.ts'
import { isRushed } from '@darzi/tailoring/cart/rush.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { rushOfPiece } from '@darzi/tailoring/orders/rush.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { useT } from '../../words/use-t.ts'
import { useGarment } from '../garments/api.ts'
import { useCounterSettings } from '../payments/api.ts'
import { minorIn } from './minor-in.ts'
import styles from './Quotes.module.css'

interface Props {
  quote: Pick<Quote, 'garment' | 'currency'>
  /** The day that is offered, and the price as it is typed. */
  readyOn: string
  price: string
}

/** What the shop asks for a day sooner than the garment usually takes: told to whoever names the price, and not added by itself. */
export default function RushLine({ quote: { garment: key, currency }, readyOn, price }: Props) {
  const t = useT()
  const today = useShopDay()
  const { data: garment } = useGarment(key)
  const { data: counter } = useCounterSettings()
  if (!garment || !counter) return null
  const { rush } = counter
  const { leadDays } = garment
  if (!isRushed({ usualOn: addDays(today, leadDays) }, readyOn, rush)) return null
  const priceMinor = minorIn(price, currency)
  const piece = { priceMinor: priceMinor ?? 0, addOns: [], isUrgent: true }
  const cost =
    priceMinor || rush.amountMinor
      ? writeMoney(rushOfPiece(piece, rush), currency)
      : `${(rush.percentBp ?? 0) / 100} %`
  return (
    <p className={styles.soft} aria-live="polite">
      {t('quotes.offer.rush', { days: leadDays, cost })}
    </p>
  )
}
