import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { CheckCheck, ListChecks, Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { DetailHead } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { loadOrderMessages } from '../conversations/api.ts'
import { DueText } from './DueText.tsx'
import { asksFirst } from './error-question.ts'
import { NextAct } from './NextAct.tsx'
import styles from './OrderPage.module.css'
import { OrderPapers } from './OrderPapers.tsx'
import { completion, moveOrAsk, type OrderMenuAct } from './order-actions.ts'
import { lacksPhotos, photoQuestion } from './ready-photo.ts'
import { StateBadge, UrgencyBadge } from './StateBadge.tsx'

const OrderMessages = lazy(loadOrderMessages)

interface Props {
  order: Order
  statuses: readonly OrderMenuAct[]
  onAsk: (question: string) => void
}

/** Whose order it is, when it is promised, what is owed, and the one next step: in sight wherever one reads. */
export function OrderHead({ order, statuses, onAsk }: Props) {
  const t = useT()
  const { balanceMinor: owed, currency, state } = order
  const amount = writeMoney(Math.abs(owed), currency)
  return (
    <>
      <DetailHead
        label={t('orders-page.head')}
        figure={
          <Link to={links.customer(order.customer.id)} className={styles.name}>
            {order.customer.name}
          </Link>
        }
        under={
          <>
            <span className={styles.due}>
              <DueText order={order} />
            </span>
            {order.totalMinor > 0 && (
              <strong className={styles.owed} data-owed={owed > 0}>
                {t(`orders-page.head.${owed > 0 ? 'owes' : owed < 0 ? 'giveBack' : 'paid'}`, { amount })}
              </strong>
            )}
          </>
        }
        marks={
          <>
            <StateBadge state={order.state} />
            <UrgencyBadge order={order} />
            {order.cancelReason && <span>{t('orders-page.cancelled', { reason: order.cancelReason })}</span>}
          </>
        }
        acts={state !== 'cancelled' && <NextAct order={order} onAsk={onAsk} />}
      />
      <MoreActs order={order} statuses={statuses} onAsk={onAsk} />
    </>
  )
}

/** Under the head: how to reach the customer, every other step, the papers, and what is to be known of the order as a whole. */
function MoreActs({ order, statuses, onAsk }: Props) {
  const t = useT()
  const { reason } = completion(order, t)
  const { phone } = order.customer
  function complete() {
    if (lacksPhotos(order)) onAsk(photoQuestion('delivered'))
    else if (asksFirst(order)) onAsk('complete')
    else moveOrAsk(order, 'delivered', onAsk)
  }
  return (
    <section className={styles.more} aria-label={t('orders-page.more.label')}>
      <div className={styles.said}>
        {order.customer.phoneShown && (
          <a href={`tel:${phone}`} className={styles.phone}>
            <Phone size={16} aria-hidden="true" />
            <span className="figures">{order.customer.phoneShown}</span>
          </a>
        )}
        {order.source !== 'counter' && <Badge>{t(`orders-page.source.${order.source}`)}</Badge>}
        {order.pays && <Badge>{t(`orders-page.pays.${order.pays}`)}</Badge>}
        {order.trial && (
          <p>
            {t(`orders-page.trial.${order.trial.answer}`)} {order.trial.words}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <HonestButton icon={<CheckCheck size={20} aria-hidden="true" />} reason={reason} onClick={complete}>
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
        <Suspense>
          <OrderMessages orderId={order.id} />
        </Suspense>
        <OrderPapers order={order} phone={phone} isInLine />
      </div>
    </section>
  )
}
