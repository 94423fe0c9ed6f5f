import { totalsByCurrency } from '@darzi/tailoring/cart/totals.ts'
import { Fragment } from 'react'
import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Cart.module.css'
import type { CartPart } from './use-cart-quote.ts'

/** What a cart of several shops comes to, in each of their currencies. */
export function CartTotals({ parts }: { parts: readonly CartPart[] }) {
  const t = useT()
  if (parts.length < 2) return null
  return (
    <p className={styles.sum}>
      <span>{t('cart.page.together', { count: parts.length })}</span>
      <strong>
        {totalsByCurrency(parts).map(({ currency, totalMinor }, at) => (
          <Fragment key={currency}>
            {at > 0 && ' + '}
            <Money minor={totalMinor} currency={currency} />
          </Fragment>
        ))}
      </strong>
    </p>
  )
}
