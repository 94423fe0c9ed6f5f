import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { useSession } from '../../data/session.ts'
import { RowLink } from '../../kits/list/ListRow.tsx'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import {
  GiveButton,
  type HouseOrderActs,
  MessagesMenu,
  StateBadge,
  TakeBackButton,
  useGarmentNames,
} from './HouseOrderParts.tsx'
import styles from './Houses.module.css'

/** An order of the house on a phone. */
export function HouseOrderCard({ order, onGive, onTakeBack }: HouseOrderActs & { order: HouseOrder }) {
  const t = useT()
  const nameOf = useGarmentNames()
  const { id, number, customer, garments, dueOn, isLate } = order
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <RowLink to={links.order(id)}>
          <span className="figures">{number}</span> · {customer}
        </RowLink>
        <span className={styles.badges}>
          {isLate && <Badge tone="thread">{t('houses.orders.late')}</Badge>}
          <StateBadge state={order.state} />
        </span>
      </div>
      <p className={styles.soft}>
        {garments.map(nameOf).join(', ')} · {t('houses.orders.due')} <DayText day={dueOn} />
      </p>
      <Facts order={order} />
      <div className={styles.acts}>
        <GiveButton order={order} isPrimary onGive={onGive} />
        <TakeBackButton order={order} onTakeBack={onTakeBack} />
        <MessagesMenu order={order} />
      </div>
    </div>
  )
}

function Facts({ order: { totalMinor, work } }: { order: HouseOrder }) {
  const t = useT()
  const currency = useSession().shop?.currency ?? 'AED'
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('houses.orders.amount')}</dt>
        <dd>
          <Money minor={totalMinor} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t(work && !work.isBooked ? 'houses.orders.commissionDue' : 'houses.orders.commission')}</dt>
        <dd>{work ? <Money minor={work.commissionMinor} currency={currency} /> : '–'}</dd>
      </div>
      <div>
        <dt>{t('houses.orders.tailor')}</dt>
        <dd>
          {work
            ? [
                work.tailor,
                t(work.isLate ? 'houses.orders.partnerLate' : `houses.state.${work.state}`),
                work.askedBack && t(`houses.orders.askedBack.${work.askedBack}`),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('houses.orders.nobody')}
        </dd>
      </div>
    </dl>
  )
}
