import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../data/api.ts'
import { ProblemError, problemSentence } from '../../../data/problem-error.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { hereByNow } from '../../../ui/here-by-now.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Checkout.module.css'
import type { OrderedItem, Placed } from './use-checkout.ts'

const checkoutForm = import('./CheckoutForm.tsx')
const CheckoutForm = lazy(hereByNow(checkoutForm))
const PlacedScreen = lazy(() => import('./PlacedScreen.tsx'))
const CartCheckout = lazy(() => import('../cart/CartCheckout.tsx'))

/** Ordering: the garment of the address alone, else what is in the cart. */
export default function CheckoutPage() {
  const [search] = useSearchParams()
  if (search.get('item')) return <CheckoutOfOne />
  return (
    <Suspense>
      <CartCheckout />
    </Suspense>
  )
}

function CheckoutOfOne() {
  const t = useT()
  const [search] = useSearchParams()
  const [placed, setPlaced] = useState<Placed>()
  const { item, error, retry, refresh } = useItem(search.get('item') ?? '')
  if (placed)
    return (
      <div className={styles.page}>
        <Suspense>
          <PlacedScreen placed={placed} />
        </Suspense>
      </div>
    )
  const isGone = error instanceof ProblemError && (error.status === 404 || error.status === 400)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('checkout.page.title')}</h1>
      </header>
      {isGone ? (
        <EmptyState
          title={t('checkout.page.gone')}
          action={
            <ButtonLink kind="primary" to={links.shop()}>
              {t('checkout.page.toShop')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {error !== undefined && <Failed why={problemSentence(error, t)} onRetry={retry} />}
          {!item && error === undefined && <SkeletonRows rows={3} rowHeight={200} />}
          <Suspense fallback={<SkeletonRows rows={3} rowHeight={200} />}>
            {item && <CheckoutForm key={item.id} item={item} onStale={refresh} onPlaced={setPlaced} />}
          </Suspense>
        </>
      )}
    </div>
  )
}

/** The garment of the address. */
function useItem(id: string) {
  const [item, setItem] = useState<OrderedItem>()
  const [error, setError] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const asking = new AbortController()
    setItem(undefined)
    setError(undefined)
    call('GET /api/collection/:id', { params: { id } }, { signal: asking.signal }).then(
      setItem,
      (failure: unknown) => asking.signal.aborted || setError(failure),
    )
    return () => asking.abort()
  }, [id, turn])
  /** What is shown stays until the garment of now has come. */
  const refresh = () => void call('GET /api/collection/:id', { params: { id } }).then(setItem, () => {})
  return { item, error, retry: () => setTurn((now) => now + 1), refresh }
}
