import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { slugOfItem } from '@darzi/tailoring/collection/slug.ts'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { AddToCart } from './AddToCart.tsx'
import type { CartChoice } from './cart/cart-store.ts'
import { FitLine } from './FitLine.tsx'
import { type FitOfItem, fitOfItem } from './fit-of-item.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { Price } from './Price.tsx'
import styles from './Shop.module.css'
import { SizeChoice } from './SizeChoice.tsx'
import { Swatches } from './Swatches.tsx'

interface Props {
  item: CollectionItem
  scan: StoredScan | undefined
  /** Whether there are sizes is not known yet. */
  isUnknown: boolean
  /** The measuring that the address asks for goes along. */
  asked: string | undefined
  isSaved: boolean
  onSave: () => void
  /** Several shops stand here together. */
  hasShopName: boolean
}

/** One garment: what it looks like, costs, comes in, and how it would sit. */
export function ItemCard({ item, scan, isUnknown, asked, isSaved, onSave, hasShopName }: Props) {
  const t = useT()
  const name = nameIn(item, useLanguage())
  const fit = fitOfItem(scan, item)
  const chosen = useCardChoice(item, { fit, isMeasured: scan !== undefined })
  const { size, colour, isToMeasure } = chosen
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.look}>
        <ItemPicture item={item} hex={chosen.hex} />
        <button
          type="button"
          className={styles.heart}
          aria-pressed={isSaved}
          aria-label={t('shop-collection.item.save', { name })}
          title={t(isSaved ? 'shop-collection.item.unsave' : 'shop-collection.item.saveShort')}
          onClick={onSave}
        >
          <Heart size={22} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
        </button>
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={links.product(slugOfItem(item), { scan: asked })}>{name}</Link>
        </h2>
        {(hasShopName || item.shop.isDemo) && (
          <p className={styles.shopName}>
            {hasShopName && item.shop.name}{' '}
            {item.shop.isDemo && <Badge>{t('shop-collection.item.demo')}</Badge>}
          </p>
        )}
        {item.rating !== undefined && (
          <p className={styles.shopName}>
            <span aria-hidden="true">★ </span>
            {t('shop-collection.item.rating', { rating: item.rating.toFixed(1), count: item.reviews ?? 0 })}
          </p>
        )}
        <Price item={item} />
        {item.cut && !isUnknown && !isToMeasure && (
          <FitLine fit={fit} size={size} isMeasured={scan !== undefined} />
        )}
        <Swatches colours={item.colours} chosen={colour} onChoose={chosen.setColour} />
        <SizeChoice
          sizes={item.sizes.map((each) => each.size)}
          chosen={size}
          onChoose={chosen.chooseSize}
          toMeasure={
            item.isMadeToMeasure ? { isChosen: isToMeasure, onChoose: chosen.chooseToMeasure } : undefined
          }
          error={chosen.isMissing ? t('shop-collection.item.chooseSize') : undefined}
        />
        <div className={styles.acts}>
          <AddToCart item={item} choice={chosen.choice} onMissing={() => chosen.setMissing(true)} />
          <ButtonLink
            to={links.checkout({
              item: item.id,
              size,
              fit: isToMeasure ? 'measured' : undefined,
              colour,
              scan: asked,
            })}
          >
            {t('shop-collection.item.orderNow')}
          </ButtonLink>
          {item.cut && (
            <ButtonLink to={links.tryOn({ item: item.id, size, colour, scan: asked })}>
              {t('shop-collection.item.tryOn')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

interface Begins {
  fit: FitOfItem | undefined
  isMeasured: boolean
}

/** What is chosen of a garment on its card: who was measured begins with made to measure, where the shop sews it so. */
function useCardChoice(item: CollectionItem, { fit, isMeasured }: Begins) {
  const [isToMeasure, setToMeasure] = useState(item.isMadeToMeasure && isMeasured)
  const best = fit?.best
  const [size, setSize] = useState(best?.by === 'fit' || best?.by === 'part' ? best.size : undefined)
  const [colour, setColour] = useState(item.colours[0]?.name)
  const [isMissing, setMissing] = useState(false)
  const isChosen = isToMeasure || size !== undefined
  const choice: CartChoice | undefined =
    isChosen && colour !== undefined
      ? { size: isToMeasure ? undefined : size, isMadeToMeasure: isToMeasure, colour, styles: [] }
      : undefined
  return {
    choice,
    colour,
    hex: item.colours.find(({ name }) => name === colour)?.hex,
    /** None while it is made to measure. */
    size: isToMeasure ? undefined : size,
    isToMeasure,
    isMissing: isMissing && !isChosen,
    setColour,
    setMissing,
    chooseSize(chosen: string) {
      setSize(chosen)
      setToMeasure(false)
    },
    chooseToMeasure: () => setToMeasure(true),
  }
}
