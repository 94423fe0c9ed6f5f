import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { useMemo } from 'react'
import { useSession } from '../../data/session.ts'
import { RowLink } from '../../kits/list/ListRow.tsx'
import { type Column, TwoLines } from '../../kits/list/ListTable.tsx'
import { links } from '../../links.ts'
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

/** A line of the house's orders on a desk. */
export function useHouseOrderColumns({ onGive, onTakeBack }: HouseOrderActs): Column<HouseOrder>[] {
  const t = useT()
  const nameOf = useGarmentNames()
  const currency = useSession().shop?.currency ?? 'AED'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts and names are made anew each time and do the same
  return useMemo(
    () => [
      {
        key: 'order',
        title: t('houses.orders.order'),
        width: 'minmax(0, 1.6fr)',
        cell: ({ id, number, customer, garments }) => (
          <TwoLines more={garments.map(nameOf).join(', ')}>
            <RowLink to={links.order(id)}>
              <span className="figures">{number}</span> · {customer}
            </RowLink>
          </TwoLines>
        ),
      },
      {
        key: 'due',
        title: t('houses.orders.dueOn'),
        width: 'minmax(0, 0.9fr)',
        cell: ({ dueOn, isLate }) => (
          <TwoLines more={isLate ? t('houses.orders.late') : undefined}>
            <DayText day={dueOn} />
          </TwoLines>
        ),
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
        width: 'minmax(0, 1.5fr)',
        cell: ({ work }) =>
          work ? <TwoLines more={<Work work={work} />}>{work.tailor}</TwoLines> : t('houses.orders.nobody'),
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
      {
        key: 'acts',
        title: '',
        // The words of its buttons stay on one line.
        width: '15.5rem',
        isEnd: true,
        cell: (order) => (
          <>
            <GiveButton order={order} onGive={onGive} />
            <TakeBackButton order={order} onTakeBack={onTakeBack} />
            <MessagesMenu order={order} />
          </>
        ),
      },
    ],
    [t, currency],
  )
}

function Work({ work: { state, dueOn, isLate, askedBack } }: { work: NonNullable<HouseOrder['work']> }) {
  const t = useT()
  return (
    <>
      {t(isLate ? 'houses.orders.partnerLate' : `houses.state.${state}`)}
      {dueOn && (
        <>
          {' · '}
          <DayText day={dueOn} />
        </>
      )}
      {askedBack && ` · ${t(`houses.orders.askedBack.${askedBack}`)}`}
    </>
  )
}
