import { lazy, Suspense } from 'react'
import { hereByNow } from '../../../ui/here-by-now.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import checkout from '../checkout/Checkout.module.css'

const cartList = import('./CartList.tsx')
const CartList = lazy(hereByNow(cartList))

/** What was put in, by shop, at the prices of now. */
export default function CartPage() {
  const t = useT()
  return (
    <div className={checkout.page}>
      <header className={checkout.head}>
        <h1>{t('cart.page.title')}</h1>
      </header>
      <Suspense fallback={<SkeletonRows rows={3} rowHeight={140} />}>
        <CartList />
      </Suspense>
    </div>
  )
}
