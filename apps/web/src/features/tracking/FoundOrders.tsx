import type { TrackedOrder } from '@darzi/contract/tracking.ts'
import { type Ref, useEffect, useRef } from 'react'
import { useT } from '../../words/use-t.ts'
import { ProvePhone } from './ProvePhone.tsx'
import { TrackedCard } from './TrackedCard.tsx'
import styles from './Tracking.module.css'
import { type Found, findAgain } from './use-track.ts'

interface Props {
  found: Found
  onProven: () => void
}

/** The orders of the phone that was asked for; to a stranger, how to see more of them. */
export default function FoundOrders({ found, onProven }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const wasProven = useRef(found.isProven)
  const mayProve = !found.isProven && found.orders.length > 0
  // The form of the code goes away once it is right: what it opened is read next.
  useEffect(() => {
    if (found.isProven && !wasProven.current) title.current?.focus()
    wasProven.current = found.isProven
  }, [found.isProven])
  return (
    <>
      <div role="status" className={styles.answers}>
        <TrackedList
          phone={found.phone}
          orders={found.orders}
          title={title}
          proof={mayProve ? proof : undefined}
        />
      </div>
      {mayProve && <ProvePhone key={found.phone} id={proof} phone={found.phone} onProven={onProven} />}
    </>
  )
}

const proof = 'prove-phone'

interface TrackedListProps {
  phone: string
  orders: readonly TrackedOrder[]
  title: Ref<HTMLHeadingElement>
  /** Where below the list more of the orders is to be seen. */
  proof: string | undefined
}

/** The orders of a phone, newest first; or that there are none, and what to do then. */
function TrackedList({ phone, orders, title, proof }: TrackedListProps) {
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
