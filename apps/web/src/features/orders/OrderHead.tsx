import type { Order } from '@darzi/contract/order-shapes.ts'
import { BadgeCheck, CheckCheck, ListChecks, Phone, Tag } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { DueText } from './DueText.tsx'
import { asksFirst } from './error-question.ts'
import { nextStep } from './next-step.ts'
import styles from './OrderPage.module.css'
import { OrderPapers } from './OrderPapers.tsx'
import { completion, moveOrAsk, type OrderMenuAct } from './order-actions.ts'
import { moveOrder } from './order-commands.ts'
import { lacksPhotos, photoQuestion } from './ready-photo.ts'
import { PriorityBadge, StateBadge } from './StateBadge.tsx'

interface Props {
  order: Order
  statuses: readonly OrderMenuAct[]
  onAsk: (question: string) => void
}

/** Whose order it is, where it stands, and what takes it on. */
export function OrderHead({ order, statuses, onAsk }: Props) {
  const t = useT()
  const { reason } = completion(order, t)
  const { phone } = order.customer
  function complete() {
    if (lacksPhotos(order)) onAsk(photoQuestion('delivered'))
    else if (asksFirst(order)) onAsk('complete')
    else moveOrAsk(order, 'delivered', onAsk)
  }
  return (
    <section className={styles.head} aria-label={t('orders-page.head')}>
      <div className={styles.who}>
        <p className={styles.marks}>
          <StateBadge state={order.tailorState} />
          <PriorityBadge priority={order.priority} />
          {order.source !== 'counter' && <Badge>{t(`orders-page.source.${order.source}`)}</Badge>}
        </p>
        <p>
          <Link to={links.customer(order.customer.id)} className={styles.name}>
            {order.customer.name}
          </Link>
        </p>
        {order.customer.phoneShown && (
          <a href={`tel:${phone}`} className={styles.phone}>
            <Phone size={16} aria-hidden="true" />
            <span className="figures">{order.customer.phoneShown}</span>
          </a>
        )}
        <p className={styles.due}>
          {t('orders-page.promised')} <DueText order={order} />
        </p>
        {order.cancelReason && <p>{t('orders-page.cancelled', { reason: order.cancelReason })}</p>}
        {order.trial && (
          <p>
            {t(`orders-page.trial.${order.trial.answer}`)} {order.trial.words}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <PendingAct order={order} />
        <HonestButton
          // Until all pieces are ready the next step stands elsewhere: a price, sizes that are missing, the stage of a piece.
          kind={order.state === 'ready' ? 'next' : 'quiet'}
          icon={<CheckCheck size={20} aria-hidden="true" />}
          reason={reason}
          onClick={complete}
        >
          {t('orders-page.complete.now')}
        </HonestButton>
        <span className={styles.menu}>
          <ActionMenu
            label={t('orders-page.update')}
            actions={statuses}
            face={
              <span className={styles.update}>
                <ListChecks size={20} aria-hidden="true" />
                {t('orders-page.update')}
              </span>
            }
          />
        </span>
      </div>
      <div className={styles.papers}>
        <OrderPapers order={order} phone={phone} />
      </div>
    </section>
  )
}

/** What a form's order waits for before anything else: the price of each piece, then the shop's approval. */
function PendingAct({ order }: { order: Order }) {
  const t = useT()
  const piece = useDialogAddress('piece')
  const next = nextStep(order)
  if (order.state !== 'pending' || !next) return null
  const reason = next.isAllowed ? undefined : t('orders.reason.notAllowed')
  if (next.step === 'price')
    return (
      <HonestButton
        kind="next"
        icon={<Tag size={20} aria-hidden="true" />}
        reason={reason}
        onClick={() => piece.open(next.pieceId)}
      >
        {t('orders.step.price')}
      </HonestButton>
    )
  return (
    <HonestButton
      kind="next"
      icon={<BadgeCheck size={20} aria-hidden="true" />}
      reason={reason}
      onClick={() => void moveOrder(order, 'approved').catch(toastProblem)}
    >
      {t('orders.step.approve')}
    </HonestButton>
  )
}
