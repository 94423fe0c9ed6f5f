import type { HouseOrder } from '@darzi/contract/houses.ts'
import { Eye, Handshake } from 'lucide-react'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { AssignDialog } from './AssignDialog.tsx'
import styles from './Houses.module.css'
import { useHouseOrders } from './house-data.ts'

/** The house's orders, each with what the house keeps and who sews it. */
export function HouseOrders() {
  const t = useT()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHouseOrders()
  const dialog = useDialogAddress('give')
  const rows = data?.pages.flatMap((page) => page.rows)
  const given = rows?.find(({ id, canAssign }) => canAssign && id === dialog.value)
  if (!rows && error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!rows) return <SkeletonRows rows={4} rowHeight={96} />
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('houses.orders.empty')}
        action={
          <ButtonLink to={links.newOrder()} kind="primary">
            {t('houses.page.newOrder')}
          </ButtonLink>
        }
      >
        {t('houses.orders.emptyWhy')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={t('houses.tab.orders')}>
        {rows.map((order) => (
          <Row key={order.id} order={order} onGive={() => dialog.open(order.id)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('houses.orders.more')}
        </Button>
      )}
      {given && <AssignDialog order={given} onClose={dialog.close} />}
    </>
  )
}

function Row({ order, onGive }: { order: HouseOrder; onGive: () => void }) {
  const t = useT()
  const currency = useSession().shop?.currency ?? 'AED'
  const { number, customer, garments, dueOn, totalMinor, work, canAssign } = order
  const nameOf = (key: string) => {
    const name = t(`garment-names.types.${key}`)
    return name === `garment-names.types.${key}` ? key : name
  }
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>
          <span className="figures">{number}</span> · {customer}
        </strong>
        <StateBadge state={order.state} />
      </div>
      <p className={styles.soft}>
        {garments.map(nameOf).join(', ')} · {t('houses.orders.due')} <DayText day={dueOn} />
      </p>
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
          <dd>{work ? `${work.tailor} · ${t(`houses.state.${work.state}`)}` : t('houses.orders.nobody')}</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <ButtonLink to={links.order(order.id)}>
          <Eye size={20} aria-hidden="true" />
          {t('houses.orders.view', { number })}
        </ButtonLink>
        {canAssign && (
          <Button kind="primary" icon={<Handshake size={20} aria-hidden="true" />} onClick={onGive}>
            {t('houses.orders.give')}
          </Button>
        )}
      </div>
    </li>
  )
}

const tones = {
  pending: 'marigold',
  approved: 'indigo',
  in_production: 'indigo',
  completed: 'leaf',
  delivered: 'plain',
  cancelled: 'plain',
} as const satisfies Record<HouseOrder['state'], BadgeTone>

function StateBadge({ state }: { state: HouseOrder['state'] }) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`houses.state.${state}`)}</Badge>
}
