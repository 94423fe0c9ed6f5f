import type { Front } from '@darzi/contract/fronts.ts'
import { MapPin, Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ownFront } from '../../shell/front-at.ts'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { loadShopList, useShopAddress } from '../shop-collection/api.ts'
import styles from './Front.module.css'
import { useFront } from './use-front.ts'
import { useHouseTitle } from './use-house-title.ts'

const ShopList = lazy(loadShopList)
const ReportHouse = lazy(() => import('./ReportHouse.tsx'))

/** A house under its own name: its words, its garments, and the way to be measured for one. */
export default function FrontPage() {
  const { slug = '' } = useParams()
  const { front, failure, retry } = useFront(ownFront ?? slug)
  const t = useT()
  useHouseTitle(front)
  if (failure instanceof ProblemError && failure.status === 404) return <Gone />
  if (!front)
    return (
      <div className={styles.page}>
        {failure === undefined ? (
          <SkeletonRows rows={3} rowHeight={220} />
        ) : (
          <Failed why={problemSentence(failure, t)} onRetry={retry} />
        )}
      </div>
    )
  return <House front={front} />
}

function House({ front }: { front: Front }) {
  const t = useT()
  const address = useShopAddress()
  const { shopId, name, tagline, about, city, address: street, phone, isDemo } = front
  const place = [street, city].filter(Boolean).join(', ')
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <h1>{name}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {isDemo && <p>{t('fronts.page.sample')}</p>}
          <a href="#garments" className={styles.toGarments}>
            {t('fronts.page.see')}
          </a>
        </div>
      </section>
      <div className={styles.page}>
        {(about || place || phone) && (
          <section className={styles.about} aria-label={t('fronts.page.about', { name })}>
            {about && <p className={styles.words}>{about}</p>}
            <ul>
              {place && (
                <li>
                  <MapPin size={18} aria-hidden="true" /> {place}
                </li>
              )}
              {phone && (
                <li>
                  <Phone size={18} aria-hidden="true" />
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                </li>
              )}
            </ul>
          </section>
        )}
        <section id="garments" aria-label={t('fronts.page.garments')}>
          <h2>{t('fronts.page.garments')}</h2>
          <Suspense fallback={<SkeletonRows rows={3} rowHeight={220} />}>
            <ShopList address={{ ...address, shop: shopId }} />
          </Suspense>
        </section>
        <section className={styles.wish}>
          <div>
            <h2>{t('fronts.wish.title')}</h2>
            <p>{t('fronts.wish.text')}</p>
          </div>
          <ButtonLink to={links.getMeasured(shopId)} isLarge>
            {t('fronts.wish.act')}
          </ButtonLink>
        </section>
        <Suspense>
          <ReportHouse front={front} />
        </Suspense>
      </div>
    </>
  )
}

function Gone() {
  const t = useT()
  return (
    <div className={styles.page}>
      <h1>{t('fronts.gone.title')}</h1>
      <p>{t('fronts.gone.text')}</p>
      <p>
        <ButtonLink to={links.fashionHouses()} kind="primary" isLarge>
          {t('fronts.gone.others')}
        </ButtonLink>
      </p>
    </div>
  )
}
