import { useSay } from '../../words/use-say.ts'
import styles from './Results.module.css'

/** Before what there is instead: a measuring deleted on another device leaves its address behind. */
export function GoneLine({ hasOther = false }: { hasOther?: boolean }) {
  const say = useSay()
  return (
    <p role="status" className={styles.card}>
      {say('results.asked.gone')} {hasOther && say('results.asked.below')}
    </p>
  )
}
