import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useEffect, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import ShopCards from './ShopCards.tsx'
import { loadSaved } from './saved-garments.ts'

/** What was saved for later. A garment taken out stays in sight until the page is left, so that it can be put back. */
export default function SavedCards({ onAll }: { onAll: () => void }) {
  const t = useT()
  const { user } = useSession()
  const [items, setItems] = useState<readonly CollectionItem[]>()
  const [error, setError] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another turn, asks anew
  useEffect(() => {
    let isLeft = false
    setError(undefined)
    loadSaved().then(
      (saved) => !isLeft && setItems(saved),
      (failure: unknown) => !isLeft && setError(failure),
    )
    return () => {
      isLeft = true
    }
  }, [user?.id, turn])
  if (error !== undefined)
    return <Failed why={problemSentence(error, t)} onRetry={() => setTurn((now) => now + 1)} />
  if (!items) return <SkeletonRows rows={2} rowHeight={220} />
  if (items.length === 0)
    return (
      <EmptyState
        title={t('shop-collection.saved.none')}
        action={
          <Button kind="primary" onClick={onAll}>
            {t('shop-collection.saved.all')}
          </Button>
        }
      >
        {t('shop-collection.saved.how')}
      </EmptyState>
    )
  return <ShopCards items={items} hasOneShop={false} />
}
