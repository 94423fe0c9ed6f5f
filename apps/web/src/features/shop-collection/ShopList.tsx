import { lazy, Suspense } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Shop.module.css'
import { ShopFilters } from './ShopFilters.tsx'
import { useOffered } from './use-offered.ts'
import type { ShopAddress } from './use-shop-address.ts'

/** How things fit, and what is saved, come with the cards. */
const shopCards = import('./ShopCards.tsx')
const ShopCards = lazy(() => shopCards)
const SavedCards = lazy(() => import('./SavedCards.tsx'))

/** What can be searched and narrowed, and what of it is offered or was saved. */
export default function ShopList({ address }: { address: ShopAddress }) {
  return (
    <>
      <ShopFilters address={address} />
      {address.isSaved ? (
        <Suspense fallback={<SkeletonRows rows={3} rowHeight={220} />}>
          <SavedCards onAll={() => address.change({ saved: '' })} />
        </Suspense>
      ) : (
        <Offered address={address} />
      )}
    </>
  )
}

function Offered({ address }: { address: ShopAddress }) {
  const t = useT()
  const { q, category, shop } = address
  const { items, next, error, isAdding, more, retry } = useOffered({ q: q || undefined, category, shop })
  if (!items && error !== undefined) return <Failed why={problemSentence(error, t)} onRetry={retry} />
  if (!items) return <SkeletonRows rows={3} rowHeight={220} />
  if (items.length === 0 && (q || category !== 'all'))
    return <NothingFound words={q || undefined} onClear={() => address.change({ q: '', category: '' })} />
  if (items.length === 0) return <p className={styles.none}>{t('shop-collection.page.none')}</p>
  return (
    <>
      <p className={styles.count} role="status">
        {t(next ? 'shop-collection.page.countMore' : 'shop-collection.page.count', { count: items.length })}
      </p>
      <Suspense fallback={<SkeletonRows rows={3} rowHeight={220} />}>
        <ShopCards items={items} hasOneShop={shop !== undefined} />
      </Suspense>
      {error !== undefined && <Failed why={problemSentence(error, t)} />}
      {next && (
        <Button isLarge isBusy={isAdding} onClick={() => void more()} className={styles.more}>
          {t('shop-collection.page.more')}
        </Button>
      )}
    </>
  )
}
