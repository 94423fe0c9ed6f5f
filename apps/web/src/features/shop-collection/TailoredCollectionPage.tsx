import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import shop from './Shop.module.css'
import styles from './Tailored.module.css'

/** The garments come a moment after the page. */
const pieces = import('./TailoredPieces.tsx')
const TailoredPieces = lazy(hereByNow(pieces))

/** What is sewn to measure: a look at each, and the way to be measured for it. */
export default function TailoredCollectionPage() {
  const t = useT()
  const of = useSearchParams()[0].get('shop') ?? undefined
  return (
    <div className={shop.page}>
      <header className={shop.head}>
        <h1>{t('shop-collection.tailored.title')}</h1>
        <p>{t('shop-collection.tailored.lede')}</p>
      </header>
      <p className={styles.ways}>
        <ButtonLink kind="primary" isLarge to={links.upload()}>
          {t('shop-collection.tailored.start')}
        </ButtonLink>
        <ButtonLink isLarge to={links.trackOrder()}>
          {t('shop-collection.tailored.track')}
        </ButtonLink>
      </p>
      <Suspense>
        <TailoredPieces of={of} />
      </Suspense>
    </div>
  )
}
