import type { ApiReply } from '@darzi/contract/api.ts'
import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../data/api.ts'
import { arrivedToShow } from '../../../data/arrived.ts'
import { ProblemError, problemSentence } from '../../../data/problem-error.ts'
import { useFoundOne } from '../../../data/use-found-one.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { usePageTitle } from '../../../shell/page-title.ts'
import { Failed } from '../../../ui/Failed.tsx'
import { hereByNow } from '../../../ui/here-by-now.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import shop from '../Shop.module.css'

/** Fetched beside the garment's own facts. */
const productFacts = import('./ProductFacts.tsx')
const ProductFacts = lazy(hereByNow(productFacts))

export type Product = ApiReply<'GET /api/products/:slug'>

/** The page of one garment, for anybody. */
export default function ProductPage() {
  const t = useT()
  const { slug = '' } = useParams()
  const { product, failure, ask } = useProduct(slug)
  const language = useLanguage()
  usePageTitle(product && nameIn(product.item, language))
  if (failure instanceof ProblemError && failure.status === 404) return <Gone />
  return (
    <div className={shop.page}>
      {!product && <h1 className="onlyRead">{t('product.page.screen')}</h1>}
      {!product && failure !== undefined && <Failed why={problemSentence(failure, t)} onRetry={ask} />}
      {!product && failure === undefined && <SkeletonRows rows={4} rowHeight={140} />}
      <Suspense>{product && <ProductFacts key={product.item.id} product={product} />}</Suspense>
    </div>
  )
}

function useProduct(slug: string) {
  const { one, failure, ask } = useFoundOne(slug, {
    fetch: () => call('GET /api/products/:slug', { params: { slug } }),
    arrived: () => arrivedToShow('GET /api/products/:slug', { params: { slug } }),
  })
  return { product: one, failure, ask }
}

function Gone() {
  const t = useT()
  return (
    <div className={shop.page}>
      <header className={shop.head}>
        <h1>{t('product.gone.title')}</h1>
        <p>{t('product.gone.text')}</p>
      </header>
      <p>
        <ButtonLink to={links.shop()} kind="primary" isLarge>
          {t('product.gone.others')}
        </ButtonLink>
      </p>
    </div>
  )
}
