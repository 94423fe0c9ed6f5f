import { lazy, Suspense } from 'react'
import { useSay } from '../../words/use-say.ts'
import { useHelpShop } from '../tracking/use-help-shop.ts'
import styles from './Shop.module.css'
import { useShopAddress } from './use-shop-address.ts'

/** The list comes a moment after the page. */
const shopList = import('./ShopList.tsx')
const ShopList = lazy(() => shopList)

/** Garments that can be ordered, of the shop in the link or of all. */
export default function ShopPage() {
  const say = useSay()
  const address = useShopAddress()
  const shop = useHelpShop()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('shop-collection.page.title')}</h1>
        <p>
          {address.shop && shop
            ? say('shop-collection.page.of', { shop: shop.name })
            : say('shop-collection.page.lede')}
        </p>
      </header>
      <Suspense>
        <ShopList address={address} />
      </Suspense>
    </div>
  )
}
