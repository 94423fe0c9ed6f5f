import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { DayText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './DueText.module.css'

type Due = Pick<OrderCard, 'state' | 'daysLeft' | 'promisedOn' | 'isOverdue'>

/** The promise and how far it is: days overdue in red, else days left; only the day once it was kept or called off. Short, it is the days alone. */
export function DueText({ order, isShort }: { order: Due; isShort?: boolean }) {
  const t = useT()
  const { state, daysLeft, promisedOn, isOverdue } = order
  const isOver = state === 'delivered' || state === 'cancelled'
  const key = isOverdue ? 'overdue' : daysLeft === 0 ? 'today' : 'left'
  return (
    <>
      {(isOver || !isShort) && <DayText day={promisedOn} />}
      {!isOver && (
        <span className={styles.due} data-due={key}>
          {t(`orders.dueIn.${key}`, { days: Math.abs(daysLeft) })}
        </span>
      )}
    </>
  )
}
