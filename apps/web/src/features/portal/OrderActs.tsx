import type { OwnOrder } from '@darzi/contract/portal.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { disputeLinks } from '../../admin-links.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useT } from '../../words/use-t.ts'
import { MessageTailor } from '../conversations/api.ts'
import { CancelOrder } from './CancelOrder.tsx'
import styles from './Portal.module.css'
import { ShopLinks } from './ShopLinks.tsx'

/** What its customer may do with an order: the next thing as the button of its card, all else beside it and below. */
export function OrderActs({ order }: { order: OwnOrder }) {
  const t = useT()
  const { number, shop, bookingPath } = order
  const [next, ...others] = waysByLink(order, t)
  return (
    <div className={styles.acts}>
      {next && <ButtonLink kind="primary" {...next} />}
      <MessageTailor orderId={order.id} shop={shop.name} />
      <div className={styles.others}>
        {others.map((way) => (
          <ButtonLink key={way.to} kind="plain" {...way} />
        ))}
        {bookingPath && order.state !== 'cancelled' && (
          <ButtonLink
            kind="plain"
            to={bookingPath}
            aria-label={t('portal.order.visitOf', { shop: shop.name })}
          >
            {t('portal.order.visit')}
          </ButtonLink>
        )}
        <ShopLinks shop={shop} kind="plain" />
        {order.state !== 'pending' && (
          <ButtonLink
            kind="plain"
            to={disputeLinks.ofOwnOrder(order.id)}
            aria-label={t('portal.order.disputeOf', { number })}
          >
            {t('portal.order.dispute')}
          </ButtonLink>
        )}
        {order.cancel && <CancelOrder order={order} terms={order.cancel} />}
      </div>
    </div>
  )
}

interface Way {
  to: string
  children: string
  'aria-label'?: string
}

/** What its private link leads to, the most urgent first: a trial that waits for an answer, money, how it was, how far it is. */
function waysByLink({ number, currency, token, ...order }: OwnOrder, t: Translate): Way[] {
  if (!token) return []
  const { asksTrial, payOnlineMinor, mayReview } = order
  const page = links.tracking(token)
  const track = {
    to: page,
    children: t('portal.order.track'),
    'aria-label': t('portal.order.trackOf', { number }),
  }
  const ways: (Way | false)[] = [
    asksTrial && track,
    payOnlineMinor !== undefined && {
      to: `${page}#balance`,
      children: t('portal.order.pay', { amount: writeMoney(payOnlineMinor, currency) }),
    },
    mayReview === true && {
      to: `${page}#review`,
      children: t('portal.order.review'),
      'aria-label': t('portal.order.reviewOf', { number }),
    },
    !asksTrial && track,
  ]
  return ways.filter((way) => way !== false)
}
