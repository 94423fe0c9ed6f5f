import type { Order } from '@darzi/contract/order-shapes.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import type { usePhotoSending } from './photo-commands.ts'
import { addPhoto, forgetPhoto, type StoredPhoto, storedPhotos } from './photo-commands.ts'

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

/**
 * The focus of a notice about `count` photos that are held: while an answer to it works, its buttons take none, so the notice has
 * it; when none is left, `next` has it.
 */
export function useNoticeFocus(count: number, next: RefObject<HTMLElement | null>) {
  const notice = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (count > 0 || !isAnswered.current) return
    isAnswered.current = false
    // Whoever has gone on meanwhile is not called back.
    if (document.activeElement === document.body) next.current?.focus()
  }, [count, next])
  function answer(act: () => void) {
    isAnswered.current = true
    notice.current?.focus()
    act()
  }
  return { notice, answer }
}

interface WaitingPhotosProps {
  order: Order
  /** Those the form still holds. */
  held?: readonly StoredPhoto[]
  /** Without being asked: the order was just taken. */
  isAtOnce?: boolean
  /** Has the focus when none is left. */
  next: RefObject<HTMLElement | null>
}

/** Photos taken with an order that stands by now: on their way to it, or what keeps them and a way to send them again. */
export function WaitingPhotos({ order, held, isAtOnce, next }: WaitingPhotosProps) {
  const t = useT()
  const [waiting, setWaiting] = useState<readonly StoredPhoto[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const count = waiting.length
  const { notice, answer } = useNoticeFocus(count, next)

  async function send(photos: readonly StoredPhoto[]) {
    setBusy(true)
    setProblem(undefined)
    try {
      for (const { id, kind, pieceId, photo } of photos) {
        await addPhoto(order, { id, kind, pieceId, photo })
        await forgetPhoto(id)
        setWaiting((now) => now.filter((each) => each.id !== id))
      }
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the order is first shown
  useEffect(() => {
    void waitingFor(order, held).then((photos) => {
      setWaiting(photos)
      if (isAtOnce && photos.length > 0) void send(photos)
    })
  }, [order.id])

  if (count === 0) return null
  return (
    <div ref={notice} tabIndex={-1} className={styles.changes}>
      <p role="status">{t(isBusy ? 'orders-new.photos.sending' : 'orders-new.photos.waiting', { count })}</p>
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      {!isBusy && (
        <Button onClick={() => answer(() => void send(waiting))}>{t('orders-new.photos.send')}</Button>
      )}
    </div>
  )
}

async function waitingFor(order: Order, held?: readonly StoredPhoto[]): Promise<readonly StoredPhoto[]> {
  const photos = held ?? (await storedPhotos(order.id))
  // Those without a piece are of the whole order.
  return photos.filter(({ pieceId }) => !pieceId || order.pieces.some(({ id }) => id === pieceId))
}
