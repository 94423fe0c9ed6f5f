import { lazy, Suspense, useState } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { Failed } from '../../../ui/Failed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import checkout from '../checkout/Checkout.module.css'
import { CartCheckoutForm } from './CartCheckoutForm.tsx'
import { EmptyCart } from './CartList.tsx'
import type { PlacedCart } from './use-cart-checkout.ts'
import { useCartQuote } from './use-cart-quote.ts'

const PlacedCartScreen = lazy(() => import('./PlacedCartScreen.tsx'))

/** Ordering what is in the cart. */
export default function CartCheckout() {
  const t = useT()
  const [placed, setPlaced] = useState<PlacedCart>()
  const quote = useCartQuote()
  const { parts, error, retry } = quote
  if (placed)
    return (
      <div className={checkout.page}>
        <Suspense>
          <PlacedCartScreen placed={placed} />
        </Suspense>
      </div>
    )
  return (
    <div className={checkout.page}>
      <header className={checkout.head}>
        <h1>{t('checkout.page.title')}</h1>
      </header>
      {error !== undefined && <Failed why={problemSentence(error, t)} onRetry={retry} />}
      {!parts && error === undefined && <SkeletonRows rows={3} rowHeight={200} />}
      {parts && parts.length === 0 && <EmptyCart />}
      {parts && parts.length > 0 && (
        <CartCheckoutForm parts={parts} gone={quote.gone} onStale={retry} onPlaced={setPlaced} />
      )}
    </div>
  )
}
