import { useSession } from '../data/session.ts'
import { useT } from '../words/use-t.ts'
import styles from './ShopNotes.module.css'

/** What is true of the whole shop and must not be forgotten: that it is a demo. */
export function ShopNotes() {
  const t = useT()
  const { shop } = useSession()
  if (!shop?.isDemo) return null
  return <aside className={styles.note}>{t('app.demo')}</aside>
}
