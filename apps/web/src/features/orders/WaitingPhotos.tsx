import type { Order } from '@darzi/contract/order-shapes.ts'
import { type RefObject, useEffect, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import { addPhoto } from './photo-commands.ts'
import { forgetPhoto, type StoredPhoto, storedPhotos } from './stored-photos.ts'
import { useNoticeFocus } from './use-notice-focus.ts'

interface Props {
  order: Order
  /** Those the form still holds. */
  held?: readonly StoredPhoto[]
  /** Without being asked: the order was just taken. */
  isAtOnce?: boolean
  /** Has the focus when none is left. */
  next: RefObject<HTMLElement | null>
}

/** Photos taken with an order that stands by now: on their way to it, or what keeps them and a way to send them again. */
export function WaitingPhotos({ order, held, isAtOnce, next }: Props) {
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
