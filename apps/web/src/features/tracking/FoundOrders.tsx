import { ProvePhone } from './ProvePhone.tsx'
import { TrackedList } from './TrackedList.tsx'
import styles from './Tracking.module.css'
import type { Found } from './use-track.ts'

/** The orders of the phone that was asked for; to a stranger, how to see more of them. */
export default function FoundOrders({ found, onProven }: { found: Found; onProven: () => void }) {
  return (
    <>
      <div role="status" className={styles.answers}>
        <TrackedList orders={found.orders} />
      </div>
      {!found.isProven && found.orders.length > 0 && (
        <ProvePhone key={found.phone} phone={found.phone} onProven={onProven} />
      )}
    </>
  )
}
