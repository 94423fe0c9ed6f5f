import { useSession } from '../data/session.ts'
import { useSay } from '../words/use-say.ts'
import styles from './ShopNotes.module.css'

/** What is true of the whole shop and must not be forgotten: that it is a demo. */
export function ShopNotes() {
  const say = useSay()
  const { shop } = useSession()
  if (!shop?.isDemo) return null
  return <aside className={styles.note}>{say('app.demo')}</aside>
}
