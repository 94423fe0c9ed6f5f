import { Link } from 'react-router'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import type { Calendar } from './calendar-shape.ts'
import styles from './Grid.module.css'

const mostShown = 3

/** What orders promise for a day, and their trials; each leads to its order. */
export function OrderDays({ days, isWhole }: { days: Calendar['orderDays']; isWhole?: boolean }) {
  const t = useT()
  if (days.length === 0) return null
  const shown = isWhole || days.length <= mostShown ? days : days.slice(0, mostShown - 1)
  const rest = days.length - shown.length
  const [day] = days
  return (
    <ul className={styles.orderDays}>
      {shown.map(({ orderId, is, number, customerName }) => (
        <li key={`${is} ${orderId}`}>
          <Link to={links.order(orderId)} data-is={is} className={styles.orderDay}>
            {t(`calendar.grid.${is}`, { number, name: customerName })}
          </Link>
        </li>
      ))}
      {rest > 0 && day && (
        <li>
          <Link to={links.calendar({ view: 'list', on: day.on })} className={styles.orderDay}>
            {t('calendar.grid.more', { count: rest })}
          </Link>
        </li>
      )}
    </ul>
  )
}
