import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { links } from '../../../links.ts'
import { DayText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Checkout.module.css'
import { FollowOrder } from './FollowOrder.tsx'
import type { Placed } from './use-checkout.ts'

/** The order has come to the shop: its number, its private link, and what happens now. */
export default function PlacedScreen({ placed }: { placed: Placed }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const { shop } = placed
  return (
    <section className={styles.placed}>
      <h1 ref={heading} tabIndex={-1}>
        {t('checkout.placed.title')}
      </h1>
      <p>{t('checkout.placed.order')}</p>
      <p className={styles.number}>{placed.order_id}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('checkout.placed.total')}</dt>
          <dd>
            <Money minor={placed.totalMinor} currency={placed.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.placed.promised')}</dt>
          <dd>
            <DayText day={placed.promisedOn} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.placed.shop')}</dt>
          <dd>
            {shop.name} {shop.phone && <a href={`tel:${shop.phone}`}>{shop.phone}</a>}
          </dd>
        </div>
      </dl>
      <p>{t('checkout.placed.next', { shop: shop.name })}</p>
      {!placed.trackingUrl && <p>{t('checkout.placed.known', { shop: shop.name })}</p>}
      <div className={styles.acts}>
        <FollowOrder url={placed.trackingUrl} />
        <Link to={links.shop({ shop: shop.id })}>{t('checkout.placed.more')}</Link>
      </div>
    </section>
  )
}
