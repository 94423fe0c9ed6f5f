import { DayText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Cart.module.css'
import type { CartPart } from './use-cart-quote.ts'

/** What one shop's garments come to, with what it asks for a day sooner than the one they can be ready by. */
export function PartSum({
  currency,
  totalMinor,
  readyOn,
  rushMinor = 0,
}: Pick<CartPart, 'currency' | 'totalMinor' | 'readyOn'> & { rushMinor?: number }) {
  const t = useT()
  return (
    <>
      {rushMinor > 0 && (
        <p className={styles.sum}>
          <span>{t('cart.part.rush')}</span>
          <Money minor={rushMinor} currency={currency} />
        </p>
      )}
      <p className={styles.sum}>
        <span>
          {t(rushMinor > 0 ? 'cart.part.usual' : 'cart.part.ready')} <DayText day={readyOn} />
        </span>
        <strong>
          {t('cart.part.total')} <Money minor={totalMinor} currency={currency} />
        </strong>
      </p>
    </>
  )
}
