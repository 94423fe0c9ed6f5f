import type { Order } from '@darzi/contract/order-shapes.ts'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { OrderPapers } from './OrderPapers.tsx'
import type { StoredPhoto } from './photo-commands.ts'
import styles from './TakenScreen.module.css'
import { WaitingPhotos } from './UnsentPhotos.tsx'

interface Props {
  order: Order
  /** Those that go to it now. */
  photos: readonly StoredPhoto[]
  phone: string | undefined
  onNext: () => void
}

/** The order stands: its number, the slip to print or send, and the next one at the counter. */
export function TakenScreen({ order, photos, phone, onNext }: Props) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { currency } = order
  return (
    <section className={styles.taken} aria-labelledby="taken-title">
      <span className={styles.tick} aria-hidden="true">
        <Check size={26} strokeWidth={3} />
      </span>
      <h2 id="taken-title" ref={title} tabIndex={-1} className={styles.title}>
        {t('orders-new.taken.title', { number: order.number })}
      </h2>
      <p>
        {order.customer.name} · {t('orders-new.pieces.count', { count: order.pieces.length })}
      </p>
      <dl className={styles.facts}>
        <dt>{t('orders-new.days.promised')}</dt>
        <dd>
          <DayText day={order.promisedOn} />
        </dd>
        <dt>{t('orders-new.money.total')}</dt>
        <dd>
          <Money minor={order.totalMinor} currency={currency} />
        </dd>
        <dt>{t('orders.paid')}</dt>
        <dd>
          <Money minor={order.paidMinor} currency={currency} />
        </dd>
        <dt>{t('orders-new.money.balance')}</dt>
        <dd>
          <Money minor={order.balanceMinor} currency={currency} />
        </dd>
      </dl>
      <WaitingPhotos order={order} held={photos} isAtOnce next={title} />
      <OrderPapers order={order} phone={phone} />
      <div className={styles.ways}>
        <Button kind="primary" isLarge onClick={onNext}>
          {t('orders-new.taken.next')}
        </Button>
        <ButtonLink to={links.order(order.id)} isLarge>
          {t('orders-new.taken.open')}
        </ButtonLink>
        <ButtonLink to={links.tailorDashboard()} kind="plain" isLarge>
          {t('orders-new.taken.dashboard')}
        </ButtonLink>
      </div>
    </section>
  )
}
