import { useEffect, useRef } from 'react'
import { ProvePhone } from './ProvePhone.tsx'
import { TrackedList } from './TrackedList.tsx'
import styles from './Tracking.module.css'
import type { Found } from './use-track.ts'

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
