import type { Order } from '@darzi/contract/order-shapes.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderForm.module.css'

interface Props {
  order: Pick<Order, 'number'>
  isBusy: boolean
  onOpen: () => void
  onAnother: () => void
}

/** The order stands as it was first sent: go on with it, or take what is written now as one more. */
export function OrderStands({ order: { number }, isBusy, onOpen, onAnother }: Props) {
  const say = useSay()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} className={styles.changes} role="alert" tabIndex={-1}>
      <p>
        <strong>{say('orders-new.stands.title', { number })}</strong>
      </p>
      <p>{say('orders-new.stands.why')}</p>
      <div className={styles.waysOn}>
        <Button kind="next" disabled={isBusy} onClick={onOpen}>
          {say('orders-new.stands.open', { number })}
        </Button>
        <Button isBusy={isBusy} onClick={onAnother}>
          {say('orders-new.stands.another')}
        </Button>
      </div>
    </div>
  )
}
