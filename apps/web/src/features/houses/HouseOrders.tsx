import { lazy, Suspense } from 'react'
import lists from '../../kits/list/List.module.css'
import { ListRows } from '../../kits/list/ListRows.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'
import { HouseOrderCard } from './HouseOrderCard.tsx'
import { HouseOrderTools } from './HouseOrderTools.tsx'
import { useHouseOrderColumns } from './house-order-columns.tsx'
import {
  houseOrdersQuery,
  useHouseOrderCount,
  useHouseOrders,
  useHouseOrdersQuery,
} from './house-orders-list.ts'

const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((it) => ({ default: it.AssignDialog })))
const TakeBackDialog = lazy(() =>
  import('./TakeBackDialog.tsx').then((it) => ({ default: it.TakeBackDialog })),
)

/** The house's orders, each with what the house keeps and who sews it. */
export function HouseOrders() {
  const t = useT()
  const { query, change } = useHouseOrdersQuery()
  const pages = useHouseOrders(query)
  const isNarrowed = houseOrdersQuery.isNarrowed(query)
  const found = useHouseOrderCount(query, isNarrowed)
  const give = useDialogAddress('give')
  const back = useDialogAddress('back')
  const acts = { onGive: give.open, onTakeBack: back.open }
  const columns = useHouseOrderColumns(acts)
  const given = pages.rows.find(({ id, canAssign }) => canAssign && id === give.value)
  const taken = pages.rows.find(({ id, work }) => work?.canTakeBack && id === back.value)
  return (
    <div className={lists.page}>
      <HouseOrderTools query={query} onChange={change} />
      <ListRows
        label={t('houses.tab.orders')}
        pages={pages}
        found={isNarrowed ? found : undefined}
        words={query.q}
        empty={isNarrowed ? undefined : <Empty />}
        rowHeight={180}
        columns={columns}
        nameOf={({ number, customer }) => `${number} ${customer}`}
        isLate={({ isLate }) => isLate}
        onClear={() => change({ q: '', state: 'all', due: 'all', work: 'all', partner: '' })}
      >
        {(order) => <HouseOrderCard order={order} {...acts} />}
      </ListRows>
      <Suspense>
        {given && <AssignDialog order={given} onClose={give.close} />}
        {taken?.work && <TakeBackDialog order={taken} tailor={taken.work.tailor} onClose={back.close} />}
      </Suspense>
    </div>
  )
}

function Empty() {
  const t = useT()
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
}
