import { lazy, Suspense } from 'react'
import { useHelpShop } from '../../data/use-help-shop.ts'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Shop.module.css'
import { useShopAddress } from './use-shop-address.ts'

/** The list comes a moment after the page. */
const shopList = import('./ShopList.tsx')
const ShopList = lazy(hereByNow(shopList))

/** Garments that can be ordered, of the shop in the link or of all. */
export default function ShopPage() {
  const t = useT()
  const address = useShopAddress()
  const shop = useHelpShop()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('shop-collection.page.title')}</h1>
        <p>
          {address.shop && shop
            ? t('shop-collection.page.of', { shop: shop.name })
            : t('shop-collection.page.lede')}
        </p>
      </header>
      <Suspense>
        <ShopList address={address} />
      </Suspense>
    </div>
  )
}
