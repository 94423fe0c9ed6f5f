import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { useLongPress } from '../customers/api.ts'
import { DueText } from './DueText.tsx'
import { asksFirst, refusalQuestion } from './error-question.ts'
import { leadsTo, nextStep } from './next-step.ts'
import styles from './OrderRow.module.css'
import { moveOrder } from './order-commands.ts'
import { piecesLine } from './order-words.ts'
import { PieceDots } from './PieceDots.tsx'
import { PriorityBadge, StateBadge } from './StateBadge.tsx'
import { useOneTap } from './use-one-tap.ts'

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

/** Takes the order one step on. A price, and what stands in the way of the step, are asked about on the order's page. */
function NextStep({ order }: { order: OrderCard }) {
  const t = useT()
  const navigate = useNavigate()
  const tap = useOneTap()
  const next = nextStep(order)
  if (!next) return null
  const { step, isAllowed } = next
  const run = () => (next.step === 'price' ? navigate(toPiece(order, next.pieceId)) : move(next.step))
  function move(act: keyof typeof leadsTo) {
    if (act === 'deliver' && asksFirst(order)) return navigate(links.handOver(order.id))
    return moveOrder(order, leadsTo[act]).catch((error: unknown) => {
      const question = refusalQuestion(error, leadsTo[act])
      return question ? navigate(links.orderAsking(order.id, question)) : toastProblem(error)
    })
  }
  return (
    <HonestButton
      kind="quiet"
      reason={isAllowed ? undefined : t('orders.reason.notAllowed')}
      aria-disabled={tap.isSettling || undefined}
      onClick={() => tap.once(() => void run())}
    >
      {t(`orders.step.${step}`)}
    </HonestButton>
  )
}

/** The order's page with the form of this piece. */
const toPiece = ({ id }: OrderCard, piece: string) => `${links.order(id)}?${new URLSearchParams({ piece })}`
