import type { RefObject } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import { useNoticeFocus } from './use-notice-focus.ts'
import type { usePhotoSending } from './use-photo-sending.ts'

export interface UnsentProps {
  photos: Omit<ReturnType<typeof usePhotoSending<unknown>>, 'take'>
  /** Has the focus when none is left. */
  next: RefObject<HTMLElement | null>
}

/** Photos that did not arrive, with the reason: sent again, or let go. */
export function UnsentPhotos({ photos, next }: UnsentProps) {
  const t = useT()
  const { unsent, sending, problem, sendAgain, letGo } = photos
  const count = unsent.length
  const isBusy = sending !== undefined
  const { notice, answer } = useNoticeFocus(count, next)
  if (count === 0) return null
  return (
    <div ref={notice} tabIndex={-1} className={`${styles.changes} ${styles.unsent}`}>
      <p>{t('orders-page.photo.unsent', { count })}</p>
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      <Button isBusy={isBusy} onClick={() => answer(sendAgain)}>
        {t('orders-page.photo.sendAgain', { count })}
      </Button>
      <Button kind="plain" disabled={isBusy} onClick={() => answer(letGo)}>
        {t('orders-page.photo.letGo', { count })}
      </Button>
    </div>
  )
}
