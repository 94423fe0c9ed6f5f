import { Badge } from '../../../ui/Badge.tsx'
import { useT } from '../../../words/use-t.ts'
import checkout from '../checkout/Checkout.module.css'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow.tsx'
import { PartSum } from './PartSum.tsx'
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
