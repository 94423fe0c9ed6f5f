import { Badge } from '../../../ui/Badge.tsx'
import { DayText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import checkout from '../checkout/Checkout.module.css'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow.tsx'
import type { CartPart } from './use-cart-quote.ts'

/** What is ordered of one shop: it becomes one order there. */
export function CartPartCard({ part, onFailed }: { part: CartPart; onFailed: (error: unknown) => void }) {
  const t = useT()
  const { shop, lines, currency, totalMinor, readyOn } = part
  return (
    <section className={checkout.card} aria-label={shop.name}>
      <h2>
        {shop.name} {shop.isDemo && <Badge>{t('shop-collection.item.demo')}</Badge>}
      </h2>
      <ul className={styles.lines}>
        {lines.map((each) => (
          <li key={each.line.id}>
            <CartLineRow {...each} onFailed={onFailed} />
          </li>
        ))}
      </ul>
      <PartSum {...{ currency, totalMinor, readyOn }} />
    </section>
  )
}

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
