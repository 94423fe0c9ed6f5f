import type { TrackedOrder } from '@darzi/contract/tracking.ts'
import { useSay } from '../../words/use-say.ts'
import { TrackedCard } from './TrackedCard.tsx'
import styles from './Tracking.module.css'

/** The orders of a phone, newest first; or that there are none, and what to do then. */
export function TrackedList({ orders }: { orders: readonly TrackedOrder[] }) {
  const say = useSay()
  if (orders.length === 0)
    return (
      <div className={styles.none}>
        <h2>{say('tracking.none.title')}</h2>
        <p>{say('tracking.none.text')}</p>
      </div>
    )
  return (
    <section aria-labelledby="tracked-orders">
      <h2 id="tracked-orders" className={styles.listTitle}>
        {say('tracking.list.title', { count: orders.length })}
      </h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={`${order.id} ${order.created_at}`}>
            <TrackedCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}
