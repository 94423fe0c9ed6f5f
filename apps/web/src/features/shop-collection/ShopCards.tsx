import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useRef, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { AfterFirst } from '../../ui/AfterFirst.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './Shop.module.css'
import { useSaved } from './saved-garments.ts'
import { useJudgedBody } from './use-judged-body.ts'
import { WhoseFit } from './WhoseFit.tsx'

/** The cards, each with how it fits who was measured, here or in their account. */
export default function ShopCards({
  items,
  hasOneShop,
}: {
  items: readonly CollectionItem[]
  hasOneShop: boolean
}) {
  const t = useT()
  const { scan, other, asked, isWaiting, problem, retry } = useJudgedBody()
  const banner = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<unknown>()
  const { ids, toggle } = useSaved(setFailure)
  function askAgain() {
    // The button goes with the failure.
    banner.current?.focus()
    retry()
  }
  const card = (item: CollectionItem) => (
    // Measured anew, the card begins with the size that fits now.
    <li key={`${item.id}.${scan?.takenAt}`}>
      <ItemCard
        item={item}
        scan={scan}
        asked={asked}
        isUnknown={isWaiting || problem !== undefined}
        isSaved={ids.has(item.id)}
        onSave={() => void toggle(item.id)}
        hasShopName={!hasOneShop}
      />
    </li>
  )
  return (
    <>
      <div ref={banner} tabIndex={-1}>
        {problem !== undefined ? (
          <Failed why={problemSentence(problem, t)} onRetry={askAgain} />
        ) : (
          !isWaiting && <WhoseFit scan={scan} other={other} asked={asked} />
        )}
      </div>
      <FormError>{failure === undefined ? undefined : problemSentence(failure, t)}</FormError>
      <ul className={styles.cards}>
        {items.slice(0, firstCards).map(card)}
        <AfterFirst>{items.slice(firstCards).map(card)}</AfterFirst>
      </ul>
    </>
  )
}

/** More than a phone shows before anybody scrolls. */
const firstCards = 2
