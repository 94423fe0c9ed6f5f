import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Cart.module.css'
import type { OfferedLine } from './use-cart-quote.ts'

/** Both prices of a garment that costs something else than when it was put in; another currency is another price. */
export function ChangedPrice({ line, item }: Omit<OfferedLine, 'usualOn'>) {
  const t = useT()
  if (item.priceMinor === line.priceMinor && item.currency === line.currency) return null
  return (
    <p className={styles.changed} role="status">
      {t('cart.line.was')} <Money minor={line.priceMinor} currency={line.currency} />
      {' · '}
      {t('cart.line.now')} <Money minor={item.priceMinor} currency={item.currency} />
    </p>
  )
}
