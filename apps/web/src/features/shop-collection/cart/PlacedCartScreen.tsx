import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { DayText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import checkout from '../checkout/Checkout.module.css'
import { FollowOrder } from '../checkout/FollowOrder.tsx'
import type { PlacedCart } from './use-cart-checkout.ts'

/** The orders have come to their shops: each with its number, its private link, and what happens now. */
export default function PlacedCartScreen({ placed }: { placed: PlacedCart }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const { orders } = placed
  return (
    <div className={checkout.form}>
      <header className={checkout.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('cart.placed.title', { count: orders.length })}
        </h1>
        <p>{t('cart.placed.next')}</p>
      </header>
      {orders.map((order) => (
        <PlacedOrder
          key={`${order.shop.id} ${order.order_id}`}
          order={order}
          isPaidOnline={placed.pays === 'online'}
        />
      ))}
      <p className={checkout.acts}>
        <Link to={links.ownOrders()}>{t('cart.placed.all')}</Link>
        <Link to={links.shop()}>{t('checkout.placed.more')}</Link>
      </p>
    </div>
  )
}

function PlacedOrder({
  order,
  isPaidOnline,
}: {
  order: PlacedCart['orders'][number]
  isPaidOnline: boolean
}) {
  const t = useT()
  const { shop } = order
  const token = order.trackingUrl?.split('/').at(-1)
  const paysNow = isPaidOnline && order.takesOnline && token
  return (
    <section className={checkout.placed} aria-label={shop.name}>
      <h2>{shop.name}</h2>
      <p className={checkout.number}>{order.order_id}</p>
      <dl className={checkout.facts}>
        <div>
          <dt>{t('checkout.placed.total')}</dt>
          <dd>
            <Money minor={order.totalMinor} currency={order.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.placed.promised')}</dt>
          <dd>
            <DayText day={order.promisedOn} />
          </dd>
        </div>
        {shop.phone && (
          <div>
            <dt>{t('checkout.field.phone')}</dt>
            <dd>
              <a href={`tel:${shop.phone}`}>{shop.phone}</a>
            </dd>
          </div>
        )}
      </dl>
      {!token && <p>{t('checkout.placed.known', { shop: shop.name })}</p>}
      <div className={checkout.acts}>
        {paysNow && (
          <ButtonLink kind="primary" isLarge to={`${links.tracking(token)}#balance`}>
            {t('cart.placed.pay')}
          </ButtonLink>
        )}
        <FollowOrder url={order.trackingUrl} kind={paysNow ? 'quiet' : 'primary'} />
      </div>
    </section>
  )
}
