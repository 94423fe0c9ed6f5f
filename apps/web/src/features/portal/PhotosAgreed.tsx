import type { ApiReply } from '@darzi/contract/api.ts'
import { lazy, Suspense } from 'react'
import { useT } from '../../words/use-t.ts'
import { consentsOfOwn, loadConsentCard } from '../tracking/api.ts'
import styles from './Portal.module.css'

const ConsentCard = lazy(loadConsentCard)

type Orders = NonNullable<ApiReply<'GET /api/own/orders'>['photosAgreed']>

/** Photos of orders that left the list with their phone: what was agreed to is taken back here. */
export default function PhotosAgreed({ orders }: { orders: Orders }) {
  const t = useT()
  return (
    <section className={styles.page} aria-labelledby="photos-agreed">
      <h2 id="photos-agreed">{t('portal.photos.title')}</h2>
      <p className={styles.soft}>{t('portal.photos.why')}</p>
      <ul className={styles.cards}>
        {orders.map(({ id, number, shop }) => (
          <li key={id}>
            <article className={styles.card} aria-label={t('portal.order.of', { number, shop })}>
              <p className={styles.soft}>{t('portal.order.of', { number, shop })}</p>
              <Suspense>
                <ConsentCard source={consentsOfOwn(id)} heading="h3" />
              </Suspense>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
