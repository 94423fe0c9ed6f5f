import type { TrackedOrder } from '@darzi/contract/tracking.ts'
import type { Ref } from 'react'
import { useT } from '../../words/use-t.ts'
import { TrackedCard } from './TrackedCard.tsx'
import styles from './Tracking.module.css'
import { findAgain } from './use-track.ts'

interface Props {
  phone: string
  orders: readonly TrackedOrder[]
  title: Ref<HTMLHeadingElement>
  /** Where below the list more of the orders is to be seen. */
  proof: string | undefined
}

/** The orders of a phone, newest first; or that there are none, and what to do then. */
export function TrackedList({ phone, orders, title, proof }: Props) {
  const t = useT()
  if (orders.length === 0)
    return (
      <div className={styles.none}>
        <h2>{t('tracking.none.title')}</h2>
        <p>{t('tracking.none.text')}</p>
      </div>
    )
  return (
    <section aria-labelledby="tracked-orders">
      <header className={styles.listHead}>
        <h2 id="tracked-orders" ref={title} tabIndex={-1}>
          {t('tracking.list.title', { count: orders.length })}
        </h2>
        {proof && orders.length > 1 && <a href={`#${proof}`}>{t('tracking.prove.title')}</a>}
      </header>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={`${order.id} ${order.created_at}`}>
            <TrackedCard order={order} onOpen={() => findAgain(phone)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
