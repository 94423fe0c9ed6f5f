import { useEffect, useRef } from 'react'
import styles from './AlreadySent.module.css'
import { Button } from './Button.tsx'

interface Props {
  /** What stands, that the changes are not in it, and the two ways on. */
  words: Record<'title' | 'why' | 'leave' | 'anew', string>
  isBusy: boolean
  onLeave: () => void
  onSendAnew: () => void
}

/** A form was changed after its answer was lost: what stands is said, and the changed one goes only if that is meant. */
export function AlreadySent({ words, isBusy, onLeave, onSendAnew }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} className={styles.notice} role="alert" tabIndex={-1}>
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{words.why}</p>
      <div className={styles.ways}>
        <Button kind="primary" disabled={isBusy} onClick={onLeave}>
          {words.leave}
        </Button>
        <Button isBusy={isBusy} onClick={onSendAnew}>
          {words.anew}
        </Button>
      </div>
    </div>
  )
}
