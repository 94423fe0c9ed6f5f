import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { percentOff } from '@darzi/tailoring/collection/percent-off.ts'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Price.module.css'

/** What it costs, and where it was more before: what it cost and how much cheaper it is. */
export function Price({
  item,
}: {
  item: Pick<CollectionItem, 'priceMinor' | 'originalPriceMinor' | 'currency'>
}) {
  const t = useT()
  const { priceMinor, originalPriceMinor, currency } = item
  const percent = percentOff(priceMinor, originalPriceMinor)
  return (
    <p className={styles.price}>
      <strong>
        <Money minor={priceMinor} currency={currency} />
      </strong>
      {originalPriceMinor !== undefined && (
        <del>
          <span className="onlyRead">{t('shop-collection.price.before')} </span>
          <Money minor={originalPriceMinor} currency={currency} />
        </del>
      )}
      {percent !== undefined && (
        <span className={styles.off}>{t('shop-collection.price.off', { percent })}</span>
      )}
    </p>
  )
}
