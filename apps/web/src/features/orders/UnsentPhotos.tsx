import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderForm.module.css'
import type { usePhotoSending } from './use-photo-sending.ts'

type Unsent = Omit<ReturnType<typeof usePhotoSending<unknown>>, 'take'>

/** Photos that did not arrive, with the reason: sent again, or let go. */
export function UnsentPhotos({ photos }: { photos: Unsent }) {
  const say = useSay()
  const { unsent, sending, problem, sendAgain, letGo } = photos
  const count = unsent.length
  if (sending || count === 0) return null
  return (
    <div className={`${styles.changes} ${styles.unsent}`}>
      <p>{say('orders-page.photo.unsent', { count })}</p>
      <FormError>{problem !== undefined && problemSentence(problem, say)}</FormError>
      <Button onClick={sendAgain}>{say('orders-page.photo.sendAgain', { count })}</Button>
      <Button kind="plain" onClick={letGo}>
        {say('orders-page.photo.letGo', { count })}
      </Button>
    </div>
  )
}
