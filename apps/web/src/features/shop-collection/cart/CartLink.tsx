import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../links.ts'
import { useT } from '../../../words/use-t.ts'
import { useScanInAddress } from '../../body-scans/api.ts'
import styles from './Cart.module.css'
import { useCart } from './cart-store.ts'

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const t = useT()
  const { lines } = useCart()
  const count = (lines ?? []).reduce((sum, line) => sum + line.count, 0)
  return (
    <Link to={links.cart({ scan: useScanInAddress() })} className={styles.link}>
      <ShoppingBag size={20} aria-hidden="true" />
      {t('shop-collection.cart.link', { count })}
    </Link>
  )
}
