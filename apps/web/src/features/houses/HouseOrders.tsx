import type { HouseOrder } from '@darzi/contract/houses.ts'
import { Eye, Handshake } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import lists from '../../kits/list/List.module.css'
import { type Column, ListHead, ListLine, TwoLines } from '../../kits/list/ListTable.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { useIsDesk } from '../../shell/use-is-desk.ts'
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
  const isDesk = useIsDesk()
  const columns = useColumns(dialog.open)
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
      {isDesk && <ListHead columns={columns} />}
      <ul className={isDesk ? lists.plain : styles.list} aria-label={t('houses.tab.orders')}>
        {rows.map((order) => (
          <li key={order.id}>
            {isDesk ? (
              <ListLine row={order} columns={columns} />
            ) : (
              <OrderCard order={order} onGive={dialog.open} />
            )}
          </li>
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

type Give = (id: string) => void

function useColumns(onGive: Give): Column<HouseOrder>[] {
  const t = useT()
  const nameOf = useGarmentNames()
  const currency = useCurrency()
  return [
    {
      key: 'order',
      title: t('houses.orders.order'),
      width: 'minmax(0, 1.6fr)',
      cell: ({ id, number, customer, garments }) => (
        <TwoLines more={garments.map(nameOf).join(', ')}>
          <Link to={links.order(id)} className={styles.open}>
            <span className="figures">{number}</span> · {customer}
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'due',
      title: t('houses.orders.dueOn'),
      width: 'minmax(0, 0.9fr)',
      cell: ({ dueOn }) => <DayText day={dueOn} />,
    },
    {
      key: 'state',
      title: t('houses.orders.state'),
      width: 'minmax(0, 0.9fr)',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'tailor',
      title: t('houses.orders.tailor'),
      width: 'minmax(0, 1.7fr)',
      cell: (order) => <Tailor order={order} onGive={onGive} />,
    },
    {
      key: 'amount',
      title: t('houses.orders.amount'),
      width: 'minmax(0, 0.8fr)',
      isEnd: true,
      cell: ({ totalMinor }) => <Money minor={totalMinor} currency={currency} />,
    },
    {
      key: 'commission',
      title: t('houses.orders.commission'),
      width: 'minmax(0, 0.9fr)',
      isEnd: true,
      cell: ({ work }) =>
        work ? (
          <TwoLines more={work.isBooked ? undefined : t('houses.orders.atDelivery')}>
            <Money minor={work.commissionMinor} currency={currency} />
          </TwoLines>
        ) : (
          '–'
        ),
    },
  ]
}

/** Who sews it, or the way to give it to somebody. */
function Tailor({ order: { id, work, canAssign }, onGive }: { order: HouseOrder; onGive: Give }) {
  const t = useT()
  if (canAssign)
    return (
      <Button icon={<Handshake size={20} aria-hidden="true" />} onClick={() => onGive(id)}>
        {t('houses.orders.give')}
      </Button>
    )
  if (!work) return t('houses.orders.nobody')
  return <TwoLines more={t(`houses.state.${work.state}`)}>{work.tailor}</TwoLines>
}

function OrderCard({ order, onGive }: { order: HouseOrder; onGive: Give }) {
  const t = useT()
  const nameOf = useGarmentNames()
  const currency = useCurrency()
  const { id, number, customer, garments, dueOn, totalMinor, work, canAssign } = order
  return (
    <article className={styles.row}>
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
        <ButtonLink to={links.order(id)}>
          <Eye size={20} aria-hidden="true" />
          {t('houses.orders.view', { number })}
        </ButtonLink>
        {canAssign && (
          <Button kind="primary" icon={<Handshake size={20} aria-hidden="true" />} onClick={() => onGive(id)}>
            {t('houses.orders.give')}
          </Button>
        )}
      </div>
    </article>
  )
}

const useCurrency = () => useSession().shop?.currency ?? 'AED'

function useGarmentNames() {
  const t = useT()
  return (key: string) => {
    const name = t(`garment-names.types.${key}`)
    return name === `garment-names.types.${key}` ? key : name
  }
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
