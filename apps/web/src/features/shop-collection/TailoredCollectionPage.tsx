import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { Ruler } from 'lucide-react'
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
import { useShopAddress } from './use-shop-address.ts'

/** What is sewn to measure: a look at each, and the way to be measured for it. */
export default function TailoredCollectionPage() {
  const say = useSay()
  const address = useShopAddress()
  const { items, error, retry } = useOffered({ shop: address.shop, category: 'all' })
  const tailored = items?.filter((item) => item.isMadeToMeasure)
  return (
    <div className={shop.page}>
      <header className={shop.head}>
        <h1>{say('shop-collection.tailored.title')}</h1>
        <p>{say('shop-collection.tailored.lede')}</p>
      </header>
      <p className={styles.ways}>
        <ButtonLink kind="next" isLarge to={links.upload()} icon={<Ruler size={20} aria-hidden="true" />}>
          {say('shop-collection.tailored.start')}
        </ButtonLink>
        <ButtonLink isLarge to={links.trackOrder()}>
          {say('shop-collection.tailored.track')}
        </ButtonLink>
      </p>
      {!tailored && error !== undefined && <Failed why={problemSentence(error, say)} onRetry={retry} />}
      {!tailored && error === undefined && <SkeletonRows rows={3} rowHeight={220} />}
      {tailored?.length === 0 && <p className={shop.none}>{say('shop-collection.page.none')}</p>}
      <ul className={styles.pieces}>
        {tailored?.map((item) => (
          <li key={item.id}>
            <Piece item={item} />
          </li>
        ))}
      </ul>
    </div>
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
