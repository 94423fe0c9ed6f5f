import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { useLongPress } from '../customers/api.ts'
import { DueText } from './DueText.tsx'
import { NextStep } from './NextStep.tsx'
import styles from './OrderRow.module.css'
import { piecesLine } from './order-words.ts'
import { PieceDots } from './PieceDots.tsx'
import { PriorityBadge, StateBadge } from './StateBadge.tsx'

interface Props {
  order: OrderCard
  isSelected: boolean
  /** While rows are being chosen a tap anywhere on a card chooses it. */
  isSelecting: boolean
  onSelect: (id: string, isRange: boolean) => void
}

/** One order as a card: for whom, of what, how far, by when, what is owed. The whole card opens its page. */
export function OrderRow({ order, isSelected, isSelecting, onSelect }: Props) {
  const t = useT()
  const press = useLongPress(() => onSelect(order.id, false))
  function onOpen(event: MouseEvent) {
    const isMeantToOpen = !isSelecting && !event.shiftKey
    if (isMeantToOpen || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(order.id, event.shiftKey)
  }
  const { customer, currency } = order
  return (
    <article
      className={styles.card}
      data-selected={isSelected}
      data-late={order.isOverdue}
      aria-label={`${order.number} ${customer.name}`}
      {...press}
    >
      <span className={styles.box}>
        <input
          type="checkbox"
          aria-label={t('orders.select.one', { number: order.number })}
          checked={isSelected}
          onClick={(event) => onSelect(order.id, event.shiftKey)}
          // The click tells whether Shift was held; the change event does not.
          onChange={() => {}}
        />
        <Check size={18} strokeWidth={3.2} aria-hidden="true" />
      </span>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={links.order(order.id)} className={styles.open} onClick={onOpen}>
            {customer.name}
          </Link>
        </h2>
        <p className={styles.marks}>
          <strong className="figures">{order.number}</strong>
          {customer.phoneShown && <span className="figures">{customer.phoneShown}</span>}
        </p>
        <p>{piecesLine(t, order.pieces)}</p>
        <PieceDots pieces={order.pieces} />
      </div>
      <div className={styles.state}>
        <p className={styles.badges}>
          <StateBadge state={order.tailorState} />
          <PriorityBadge priority={order.priority} />
          {order.pieces.some((piece) => piece.isUrgent) && <Badge tone="thread">{t('orders.urgent')}</Badge>}
        </p>
        <p className={styles.due}>
          <DueText order={order} />
        </p>
        {order.assignedTo && <p>{t('orders.worker.with', { name: order.assignedTo.name })}</p>}
      </div>
      <div className={styles.money}>
        <Money minor={order.totalMinor} currency={currency} />
        {order.balanceMinor > 0 && (
          <strong>
            {t('orders.balance')} <Money minor={order.balanceMinor} currency={currency} />
          </strong>
        )}
        {order.balanceMinor < 0 && (
          <strong>{t('orders.toGiveBack', { amount: writeMoney(-order.balanceMinor, currency) })}</strong>
        )}
      </div>
      <div className={styles.acts}>
        <NextStep order={order} />
      </div>
    </article>
  )
}
