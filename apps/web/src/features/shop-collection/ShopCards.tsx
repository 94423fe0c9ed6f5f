import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { AfterFirst } from '../../ui/AfterFirst.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { useBodyScan, useScanInAddress } from '../body-scans/api.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './Shop.module.css'
import { useSaved } from './saved-garments.ts'

/** The cards, each with how it fits who was measured, here or in their account. */
export default function ShopCards({
  items,
  hasOneShop,
}: {
  items: readonly CollectionItem[]
  hasOneShop: boolean
}) {
  const t = useT()
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const banner = useRef<HTMLDivElement>(null)
  const asked = useScanInAddress()
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
          !isWaiting && <FitBanner scan={scan} asked={asked} />
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

function FitBanner({ scan, asked }: { scan: StoredScan | undefined; asked: string | undefined }) {
  const t = useT()
  return (
    <aside className={styles.banner} aria-label={t('shop-collection.banner.label')}>
      {scan ? (
        <>
          <p>
            {t('shop-collection.banner.measured')} <InstantText at={scan.takenAt} />
          </p>
          <Link to={links.results(undefined, { scan: asked })}>{t('shop-collection.banner.results')}</Link>
        </>
      ) : (
        <>
          <p>{t('shop-collection.banner.invite')}</p>
          <Link to={links.upload()}>{t('shop-collection.banner.start')}</Link>
        </>
      )}
    </aside>
  )
}
