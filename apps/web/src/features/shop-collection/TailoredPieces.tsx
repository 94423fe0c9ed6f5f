import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { Price } from './Price.tsx'
import shop from './Shop.module.css'
import styles from './Tailored.module.css'
import { useOffered } from './use-offered.ts'

/** The garments of the collection that are sewn to measure. */
export default function TailoredPieces({ of }: { of: string | undefined }) {
  const say = useSay()
  const { items, error, retry } = useOffered({ shop: of, category: 'all' })
  const tailored = items?.filter((item) => item.isMadeToMeasure)
  if (!tailored && error !== undefined) return <Failed why={problemSentence(error, say)} onRetry={retry} />
  if (!tailored) return <SkeletonRows rows={3} rowHeight={220} />
  if (tailored.length === 0) return <p className={shop.none}>{say('shop-collection.page.none')}</p>
  return (
    <ul className={styles.pieces}>
      {tailored.map((item) => (
        <li key={item.id}>
          <Piece item={item} />
        </li>
      ))}
    </ul>
  )
}

function Piece({ item }: { item: CollectionItem }) {
  const say = useSay()
  return (
    <article className={styles.piece} aria-label={item.name}>
      <ItemPicture item={item} hex={item.colours[0]?.hex} />
      <div className={shop.words}>
        <h2>{item.name}</h2>
        <p className={shop.shopName}>
          {item.shop.name} {item.shop.isDemo && <Badge>{say('shop-collection.item.demo')}</Badge>}
        </p>
        {item.description && <p>{item.description}</p>}
        <Price item={item} />
        <div className={shop.acts}>
          <ButtonLink kind="primary" to={links.getMeasured(item.shop.id)}>
            {say('shop-collection.tailored.measured')}
          </ButtonLink>
          <ButtonLink to={links.checkout({ item: item.id, fit: 'measured' })}>
            {say('shop-collection.tailored.order')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
