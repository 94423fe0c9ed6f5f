import { useSay } from '../../words/use-say.ts'
import { NeedHelp } from './NeedHelp.tsx'
import { ProvePhone } from './ProvePhone.tsx'
import { TrackedList } from './TrackedList.tsx'
import { TrackForm } from './TrackForm.tsx'
import styles from './Tracking.module.css'
import { useHelpShop } from './use-help-shop.ts'
import { useTrack } from './use-track.ts'

/** Where is my order? By the phone it was taken with; more of it after a code sent to that phone. */
export default function TrackOrderPage() {
  const say = useSay()
  const { found, problem, isSearching, search } = useTrack()
  const fallback = useHelpShop()
  const shop = found?.orders.find((order) => order.shop)?.shop ?? fallback
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('tracking.page.title')}</h1>
        <p>{say('tracking.page.lede')}</p>
      </header>
      <TrackForm problem={problem} isSearching={isSearching} onSearch={search} />
      <div aria-live="polite" className={styles.answers}>
        {found && <TrackedList orders={found.orders} />}
      </div>
      {found && !found.isProven && found.orders.length > 0 && (
        <ProvePhone key={found.phone} phone={found.phone} onProven={() => search(found.phone)} />
      )}
      <NeedHelp shop={shop} />
    </div>
  )
}
