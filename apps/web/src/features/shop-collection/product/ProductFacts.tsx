import { descriptionIn, nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { AddToCart } from '../AddToCart.tsx'
import { CartLink } from '../cart/CartLink.tsx'
import { StyleFields } from '../checkout/StyleFields.tsx'
import { useChoice } from '../checkout/use-choice.ts'
import { FitLine } from '../FitLine.tsx'
import { fitOfItem } from '../fit-of-item.ts'
import { ItemPicture } from '../ItemPicture.tsx'
import { Price } from '../Price.tsx'
import shop from '../Shop.module.css'
import { SizeChoice } from '../SizeChoice.tsx'
import { Swatches } from '../Swatches.tsx'
import { useJudgedBody } from '../use-judged-body.ts'
import { WhoseFit } from '../WhoseFit.tsx'
import styles from './Product.module.css'
import type { Product } from './ProductPage.tsx'

/** The garment, and how it is wanted: what is chosen stands in the address, so that it can be sent to someone. */
export default function ProductFacts({ product }: { product: Product }) {
  const t = useT()
  const language = useLanguage()
  const { item, tailor } = product
  const [name, description] = [nameIn(item, language), descriptionIn(item, language)]
  const { scan, other, asked, isWaiting, problem } = useJudgedBody()
  const isMeasured = scan !== undefined
  const choosing = useChoice(item, { isMeasured })
  const { choice } = choosing
  const [isMissing, setMissing] = useState(false)
  const isChosen = choice.isMadeToMeasure || choice.size !== undefined
  const { size, colour, isMadeToMeasure } = choice
  const known = { item: item.id, size, colour, scan: asked }
  return (
    <article className={styles.product} aria-label={name}>
      <ItemPicture item={item} hex={choosing.hex} className={styles.picture} />
      <div className={styles.words}>
        <CartLink />
        <h1>{name}</h1>
        <p className={shop.shopName}>
          {tailor ? <Link to={links.tailor(tailor)}>{item.shop.name}</Link> : item.shop.name}{' '}
          {item.shop.isDemo && <Badge>{t('shop-collection.item.demo')}</Badge>}
        </p>
        <Rating product={product} />
        <Price item={item} />
        {description && <p>{description}</p>}
        {!isWaiting && problem === undefined && (scan ?? other) && (
          <WhoseFit scan={scan} other={other} asked={asked} />
        )}
        {item.cut && !isWaiting && problem === undefined && !isMadeToMeasure && (
          <FitLine fit={fitOfItem(scan, item)} size={size} isMeasured={isMeasured} />
        )}
        <Swatches colours={item.colours} chosen={colour} onChoose={choosing.chooseColour} />
        <SizeChoice
          sizes={item.sizes.map((each) => each.size)}
          chosen={size}
          onChoose={choosing.chooseSize}
          toMeasure={
            item.isMadeToMeasure
              ? { isChosen: isMadeToMeasure, onChoose: () => choosing.chooseFit('measured') }
              : undefined
          }
          error={isMissing && !isChosen ? t('shop-collection.item.chooseSize') : undefined}
        />
        <StyleFields
          groups={item.styles}
          chosen={choosing.choice.styles}
          usual={t('checkout.style.asShown')}
          onChoose={choosing.chooseStyle}
        />
        <div className={shop.acts}>
          <AddToCart
            item={item}
            isLarge
            choice={
              isChosen && colour ? { size, isMadeToMeasure, colour, styles: [...choice.styles] } : undefined
            }
            onMissing={() => setMissing(true)}
          />
          {item.cut && (
            <ButtonLink isLarge to={links.tryOn(known)}>
              {t('shop-collection.item.tryOn')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

/** What people who ordered it gave their orders; said to be none before the first. */
function Rating({ product: { rating, reviews } }: { product: Product }) {
  const t = useT()
  if (rating === undefined) return <p className={shop.note}>{t('product.rating.none')}</p>
  return <p>{t('product.rating.of', { rating: String(rating), count: reviews })}</p>
}
