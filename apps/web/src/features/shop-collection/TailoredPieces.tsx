import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { descriptionIn, nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { Price } from './Price.tsx'
import shop from './Shop.module.css'
import styles from './Tailored.module.css'
import { useOffered } from './use-offered.ts'

/** The garments of the collection that are sewn to measure. */
export default function TailoredPieces({ of }: { of: string | undefined }) {
  const t = useT()
  const filter = { shop: of, category: 'all', only: 'toMeasure' } as const
  const { rows: items, next, error, isAdding, more, retry } = useOffered(filter)
  if (!items && error !== undefined) return <Failed why={problemSentence(error, t)} onRetry={retry} />
  if (!items) return <SkeletonRows rows={3} rowHeight={220} />
  if (items.length === 0) return <p className={shop.none}>{t('shop-collection.page.none')}</p>
  return (
    <>
      <ul className={styles.pieces}>
        {items.map((item) => (
          <li key={item.id}>
            <Piece item={item} />
          </li>
        ))}
      </ul>
      {error !== undefined && <Failed why={problemSentence(error, t)} />}
      {next && (
        <Button isLarge isBusy={isAdding} onClick={() => void more()} className={shop.more}>
          {t('shop-collection.page.more')}
        </Button>
      )}
    </>
  )
}

function Piece({ item }: { item: CollectionItem }) {
  const t = useT()
  const language = useLanguage()
  return (
    <article className={styles.piece} aria-label={nameIn(item, language)}>
      <ItemPicture item={item} hex={item.colours[0]?.hex} />
      <div className={shop.words}>
        <h2>{nameIn(item, language)}</h2>
        <p className={shop.shopName}>
          {item.shop.name} {item.shop.isDemo && <Badge>{t('shop-collection.item.demo')}</Badge>}
        </p>
        {item.description && <p>{descriptionIn(item, language)}</p>}
        <Price item={item} />
        <div className={shop.acts}>
          <ButtonLink kind="primary" to={links.getMeasured(item.shop.id)}>
            {t('shop-collection.tailored.measured')}
          </ButtonLink>
          <ButtonLink to={links.checkout({ item: item.id, fit: 'measured' })}>
            {t('shop-collection.tailored.order')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
