import { useState } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { useScanInAddress } from '../../body-scans/api.ts'
import checkout from '../checkout/Checkout.module.css'
import { CartPartCard } from './CartPartCard.tsx'
import { CartTotals } from './CartTotals.tsx'
import { GoneLines } from './GoneLines.tsx'
import { useCartQuote } from './use-cart-quote.ts'

/** The cart's shops, one card each, and the way to order it all. */
export default function CartList() {
  const t = useT()
  const { parts, gone, error, retry } = useCartQuote()
  const [failure, setFailure] = useState<unknown>()
  const asked = useScanInAddress()
  if (!parts && error !== undefined) return <Failed why={problemSentence(error, t)} onRetry={retry} />
  if (!parts) return <SkeletonRows rows={3} rowHeight={140} />
  if (parts.length === 0 && gone.length === 0) return <EmptyCart />
  return (
    <div className={checkout.form}>
      {error !== undefined && <Failed why={problemSentence(error, t)} onRetry={retry} />}
      <FormError>{failure === undefined ? undefined : problemSentence(failure, t)}</FormError>
      <GoneLines lines={gone} onFailed={setFailure} />
      {parts.map((part) => (
        <CartPartCard key={part.shop.id} part={part} onFailed={setFailure} />
      ))}
      <CartTotals parts={parts} />
      {parts.length > 0 && (
        <div className={checkout.acts}>
          <ButtonLink kind="primary" isLarge to={links.checkout({ scan: asked })}>
            {t('cart.page.checkOut')}
          </ButtonLink>
          <ButtonLink isLarge to={links.shop()}>
            {t('cart.page.more')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

export function EmptyCart() {
  const t = useT()
  return (
    <EmptyState
      title={t('cart.empty.title')}
      action={
        <ButtonLink kind="primary" to={links.shop()}>
          {t('cart.empty.toShop')}
        </ButtonLink>
      }
    >
      {t('cart.empty.how')}
    </EmptyState>
  )
}
