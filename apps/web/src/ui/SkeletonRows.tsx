import { useEffect, useState } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './SkeletonRows.module.css'

interface Props {
  rows?: number
  /** The height of the row that will come, in pixels, so that nothing moves when it does. */
  rowHeight?: number
}

/** The shape of a list before it comes. Shown only when the wait is long enough to be noticed. */
export function SkeletonRows({ rows = 5, rowHeight = 72 }: Props) {
  const t = useT()
  const isLong = useDelayed(true)
  return (
    <div className={styles.rows} role="status" aria-label={t('ui.loading')} data-shown={isLong}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className={styles.row} style={{ blockSize: rowHeight }}>
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}

/** True once a wait has lasted: what comes sooner than that never flashes a skeleton. */
function useDelayed(isWaiting: boolean, afterMs = 150): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), afterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, afterMs])
  return isWaiting && isLong
}
