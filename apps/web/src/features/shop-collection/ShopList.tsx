import { Heart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { CartLink } from './cart/CartLink.tsx'
import { categories } from './categories.ts'
import styles from './Shop.module.css'
import { useOffered } from './use-offered.ts'
import type { ShopAddress } from './use-shop-address.ts'

/** How things fit, and what is saved, come with the cards. */
const shopCards = import('./ShopCards.tsx')
const ShopCards = lazy(hereByNow(shopCards))
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
  const {
    rows: items,
    next,
    error,
    isAdding,
    more,
    retry,
  } = useOffered({ q: q || undefined, category, shop })
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

/** Searching by name or colour, and the kinds of garments; all of it stands in the address. */
function ShopFilters({ address }: { address: ShopAddress }) {
  const t = useT()
  const { q, category, isSaved, change } = address
  return (
    <div className={styles.filters}>
      <div className={styles.top}>
        <SearchField
          label={t('shop-collection.search.label')}
          clearLabel={t('shop-collection.search.clear')}
          words={q}
          onSearch={(words, options) => change({ q: words }, options)}
        />
        <CartLink />
      </div>
      <fieldset className={styles.chips}>
        <legend className="onlyRead">{t('shop-collection.filter.label')}</legend>
        {categories.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={!isSaved && each === category}
            onClick={() => change({ category: each === 'all' ? '' : each, saved: '' })}
          >
            {t(`shop-collection.category.${each}`)}
          </button>
        ))}
        <button type="button" aria-pressed={isSaved} onClick={() => change({ saved: isSaved ? '' : '1' })}>
          <Heart size={18} aria-hidden="true" />
          {t('shop-collection.filter.saved')}
        </button>
      </fieldset>
    </div>
  )
}
