import { type RefObject, useEffect, useRef } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderForm.module.css'
import type { usePhotoSending } from './use-photo-sending.ts'

export interface UnsentProps {
  photos: Omit<ReturnType<typeof usePhotoSending<unknown>>, 'take'>
  /** Has the focus when none is left. */
  next: RefObject<HTMLElement | null>
}

/** Photos that did not arrive, with the reason: sent again, or let go. */
export function UnsentPhotos({ photos, next }: UnsentProps) {
  const say = useSay()
  const { unsent, sending, problem, sendAgain, letGo } = photos
  const count = unsent.length
  const isBusy = sending !== undefined
  const notice = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (count > 0 || !isAnswered.current) return
    isAnswered.current = false
    // Whoever has gone on meanwhile is not called back.
    if (document.activeElement === document.body) next.current?.focus()
  }, [count, next])
  if (count === 0) return null
  function answer(act: () => void) {
    isAnswered.current = true
    // The buttons take no focus while they are busy.
    notice.current?.focus()
    act()
  }
  return (
    <div ref={notice} tabIndex={-1} className={`${styles.changes} ${styles.unsent}`}>
      <p>{say('orders-page.photo.unsent', { count })}</p>
      <FormError>{problem !== undefined && problemSentence(problem, say)}</FormError>
      <Button isBusy={isBusy} onClick={() => answer(sendAgain)}>
        {say('orders-page.photo.sendAgain', { count })}
      </Button>
      <Button kind="plain" disabled={isBusy} onClick={() => answer(letGo)}>
        {say('orders-page.photo.letGo', { count })}
      </Button>
    </div>
  )
}
