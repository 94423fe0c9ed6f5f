import type { TodayOrder } from '@darzi/contract/today.ts'
import { daysBetween } from '@darzi/tailoring/customers/days.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { links } from '../../../links.ts'
import { DayText } from '../../../ui/DateText.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useT } from '../../../words/use-t.ts'
import { piecesLine } from '../order-words.ts'
import { PieceDots } from '../PieceDots.tsx'
import { StateBadge, UrgencyBadge } from '../StateBadge.tsx'
import { RemindMenu } from './RemindMenu.tsx'
import { actLabel, actOf, mayAct } from './row-act.ts'
import styles from './TodayRow.module.css'
import { TrialMenu } from './TrialMenu.tsx'
import { rowId, useRowAct } from './use-row-act.ts'

interface Props {
  order: TodayOrder
  /** The shop's day. */
  today: string
  /** Told for its trial: what is done is about that. */
  isTrial?: boolean
}

/** One promise in a line: who, of what and how far, what is owed, and the one act. The line opens the order. */
export function OrderToday({ order, today, isTrial = false }: Props) {
  const t = useT()
  const { run, movingTo } = useRowAct(order)
  const { number, customer } = order
  return (
    <article
      id={rowId(order.id)}
      tabIndex={-1}
      className={styles.row}
      aria-label={`${number} ${customer.name}`}
    >
      <div className={styles.facts}>
        <p className={styles.who}>
          <Link to={links.order(order.id)} className={styles.open}>
            {customer.name}
          </Link>
          <span className={styles.number}>{number}</span>
          <UrgencyBadge order={order} />
        </p>
        <div className={styles.what}>
          <span>{piecesLine(t, order.pieces)}</span>
          <PieceDots pieces={order.pieces} />
        </div>
        {/* What the act says already takes no room on a phone. */}
        <p className={styles.due} data-said={!movingTo && isOnItsWay(order, today)}>
          {movingTo ? <StateBadge state={movingTo} /> : <Standing order={order} today={today} />}
        </p>
        <p className={styles.money}>
          <Balance order={order} />
        </p>
      </div>
      <div className={styles.act}>
        {isTrial ? (
          <TrialMenu order={order} today={today} />
        ) : (
          <RowAct order={order} today={today} isBusy={movingTo !== undefined} onAct={run} />
        )}
      </div>
    </article>
  )
}

/** Nothing is late about it, and nobody waits. */
const isOnItsWay = ({ state, promisedOn }: TodayOrder, today: string) =>
  state !== 'pending' && promisedOn >= today

/** How late it is, since when it waits, or where the work stands. */
function Standing({ order, today }: Pick<Props, 'order' | 'today'>) {
  const t = useT()
  if (order.state === 'pending') return <DayText day={order.promisedOn} />
  if (isOnItsWay(order, today)) return <StateBadge state={order.state} />
  if (order.state !== 'ready') {
    const days = -order.daysLeft
    return <strong className={styles.late}>{t('orders.dueIn.overdue', { days })}</strong>
  }
  const days = order.readyOn ? daysBetween(order.readyOn, today) : 0
  return days > 0 ? t('today.row.readyFor', { days }) : <StateBadge state={order.state} />
}

function Balance({ order: { balanceMinor, totalMinor, currency } }: Pick<Props, 'order'>) {
  const t = useT()
  const amount = <span className="figures">{writeMoney(Math.abs(balanceMinor), currency)}</span>
  if (balanceMinor > 0)
    return <strong>{t('today.row.owes', { amount: writeMoney(balanceMinor, currency) })}</strong>
  if (balanceMinor < 0)
    return <strong>{t('orders.toGiveBack', { amount: writeMoney(-balanceMinor, currency) })}</strong>
  return totalMinor > 0 ? <span className={styles.paid}>{t('today.row.paid')}</span> : amount
}

interface ActProps extends Pick<Props, 'order' | 'today'> {
  isBusy: boolean
  onAct: ReturnType<typeof useRowAct>['run']
}

function RowAct({ order, today, isBusy, onAct }: ActProps) {
  const t = useT()
  const act = actOf(order, today)
  if (!act) return null
  if (act === 'remind') {
    const handOver = { label: actLabel('handOver', order, t), run: () => onAct('handOver') }
    return <RemindMenu order={order} handOver={order.can.deliver ? handOver : undefined} />
  }
  return (
    <HonestButton
      className={styles.button}
      isBusy={isBusy}
      reason={mayAct(act, order) ? undefined : t('orders.reason.notAllowed')}
      onClick={() => onAct(act)}
    >
      {actLabel(act, order, t)}
    </HonestButton>
  )
}
