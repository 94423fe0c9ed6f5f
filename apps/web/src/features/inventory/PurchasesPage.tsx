import type { Purchase } from '@darzi/contract/inventory-shapes.ts'
import { openQuantity } from '@darzi/tailoring/inventory/purchase.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import styles from '../../kits/list/List.module.css'
import { type Column, ListHead, ListLine } from '../../kits/list/ListTable.tsx'
import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { usePurchases } from './purchase-data.ts'

const states = ['open', 'received', 'cancelled', 'all'] as const

/** What the shop has ordered, what of it is still on its way. */
export default function PurchasesPage() {
  const t = useT()
  const isDesk = useIsDesk()
  const shown = useStateInAddress(states, (key) => t(`inventory.purchases.${key}`))
  const state = shown.chosen
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePurchases(state)
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const columns = useColumns()
  return (
    <>
      <ScreenHeader title={t('inventory.purchases.title')} backTo={links.inventory()} />
      <div className={styles.page}>
        <Chips label={t('inventory.purchases.label')} {...shown} isRow />
        {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={5} rowHeight={isDesk ? 46 : 84} />}
        {data && rows.length === 0 && (
          <EmptyState
            title={t('inventory.purchases.none')}
            action={
              <ButtonLink to={links.inventory({ stock: 'low' })} kind="primary">
                {t('inventory.purchases.seeLow')}
              </ButtonLink>
            }
          >
            {t('inventory.purchases.why')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <div>
            {isDesk && <ListHead columns={columns} />}
            <ul className={styles.plain} aria-label={t('inventory.purchases.title')}>
              {rows.map((row) => (
                <li key={row.id}>
                  {isDesk ? <ListLine row={row} columns={columns} /> : <PurchaseCard purchase={row} />}
                </li>
              ))}
            </ul>
          </div>
        )}
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('app.list.retry')}
          </Button>
        )}
      </div>
    </>
  )
}

const tones: Record<Purchase['state'], BadgeTone> = {
  draft: 'plain',
  sent: 'indigo',
  partly: 'marigold',
  received: 'leaf',
  cancelled: 'plain',
}

export function PurchaseBadge({ state }: Pick<Purchase, 'state'>) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`inventory.purchaseState.${state}`)}</Badge>
}

const what = ({ lines }: Purchase) => lines.map(({ item }) => item.name).join(', ')
const openLines = ({ lines }: Purchase) => lines.filter((line) => openQuantity(line) > 0).length

function useColumns(): Column<Purchase>[] {
  const t = useT()
  const title = (key: string) => t(`inventory.column.${key}`)
  return [
    {
      key: 'number',
      title: title('number'),
      width: 'minmax(0, 0.86fr)',
      cell: ({ id, number }) => (
        <Link to={links.purchase(id)} className={styles.open}>
          {number}
        </Link>
      ),
    },
    {
      key: 'supplier',
      title: title('supplier'),
      width: 'minmax(0, 1fr)',
      cell: (row) => row.supplier.name,
    },
    { key: 'what', title: title('what'), width: 'minmax(0, 2fr)', cell: what },
    {
      key: 'state',
      title: title('state'),
      width: 'minmax(0, 1.29fr)',
      cell: (row) => <PurchaseBadge state={row.state} />,
    },
    {
      key: 'when',
      title: title('expected'),
      width: 'minmax(0, 1.14fr)',
      cell: ({ expectedOn, createdAt }) =>
        expectedOn ? <DayText day={expectedOn} /> : <InstantText at={createdAt} />,
    },
    {
      key: 'total',
      title: title('total'),
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: ({ totalMinor, currency }) => (totalMinor > 0 ? writeMoney(totalMinor, currency) : ''),
    },
  ]
}

function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const t = useT()
  return (
    <div className={styles.card}>
      <div>
        <Link to={links.purchase(purchase.id)} className={styles.open}>
          {purchase.number} · {purchase.supplier.name}
        </Link>
        <div className={styles.aside}>{what(purchase)}</div>
        {purchase.state === 'partly' && (
          <div className={styles.aside}>
            {t('inventory.purchases.openLines', { count: openLines(purchase) })}
          </div>
        )}
      </div>
      <PurchaseBadge state={purchase.state} />
    </div>
  )
}
