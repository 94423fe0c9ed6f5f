import { useT } from '../../words/use-t.ts'
import styles from './Results.module.css'

/** Before what there is instead: a measuring deleted on another device leaves its address behind. */
export function GoneLine({ hasOther = false }: { hasOther?: boolean }) {
  const t = useT()
  return (
    <p role="status" className={styles.card}>
      {t('results.asked.gone')} {hasOther && t('results.asked.below')}
    </p>
  )
}
