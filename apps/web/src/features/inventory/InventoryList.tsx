import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { FigureStrip } from '../../kits/list/FigureStrip.tsx'
import styles from '../../kits/list/List.module.css'
import { RowLink } from '../../kits/list/ListRow.tsx'
import { ListRows } from '../../kits/list/ListRows.tsx'
import type { Column } from '../../kits/list/ListTable.tsx'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { SavedViews } from '../../kits/list/SavedViews.tsx'
import { links } from '../../links.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'
import { useStockSummary } from './inventory-data.ts'
import { categories, type InventoryQuery, inventoryList, sorts, stocks } from './inventory-list.ts'

const ItemDialog = lazy(() => import('./ItemDialog.tsx').then((it) => ({ default: it.ItemDialog })))
const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((it) => ({ default: it.MoveDialog })))
const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((it) => ({ default: it.ImportDialog })))

/** The stock: figures, filters, rows and what can be done with an item. Its filters and dialogs stand in the address. */
export function InventoryList() {
  const t = useT()
  const { query, change } = inventoryList.useQuery()
  const pages = inventoryList.usePages(query)
  const isNarrowed = inventoryList.isNarrowed(query)
  const found = inventoryList.useCount(query, isNarrowed)
  const { data: summary } = useStockSummary()
  const mayWrite = useMay('inventory.write')
  const dialog = useDialogAddress('do')
  const words = query.q.trim()
  const isEmpty = summary?.total === 0 && pages.rows.length === 0 && !isNarrowed && !query.archived
  const moving = pages.rows.find(({ id }) => dialog.value === `move-${id}`)
  const columns = useColumns(mayWrite ? (item) => dialog.open(`move-${item.id}`) : undefined)
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={t('inventory.empty.title')}
          action={
            mayWrite && (
              <Button
                kind="primary"
                icon={<Plus size={20} aria-hidden="true" />}
                onClick={() => dialog.open('add')}
              >
                {t('inventory.page.add')}
              </Button>
            )
          }
          otherAction={
            mayWrite && <Button onClick={() => dialog.open('import')}>{t('inventory.menu.import')}</Button>
          }
        >
          {t('inventory.empty.why')}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {!query.archived && <StockFigures summary={summary} />}
          <StockTools query={query} summary={summary} onChange={change} />
          <ListRows
            label={t('inventory.list.label')}
            pages={pages}
            found={isNarrowed ? found : undefined}
            words={words}
            empty={isNarrowed ? undefined : <EmptyState title={t('inventory.empty.archived')} />}
            rowHeight={84}
            columns={columns}
            nameOf={({ name }) => name}
            onClear={() => change({ q: '', stock: 'all', category: 'all', supplier: '' })}
          >
            {(item) => <ItemCard item={item} />}
          </ListRows>
        </div>
      )}
      <Suspense>
        {dialog.value === 'add' && <ItemDialog name={words} onClose={dialog.close} />}
        {dialog.value === 'import' && <ImportDialog onClose={dialog.close} />}
        {moving && <MoveDialog item={moving} onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

type Summary = NonNullable<ReturnType<typeof useStockSummary>['data']>

function StockFigures({ summary }: { summary?: Summary }) {
  const t = useT()
  const { shop } = useSession()
  const label = t('inventory.summary.label')
  if (!summary) return <FigureStrip label={label} />
  const { total, low, none, onOrder, valueMinor } = summary
  const figures = [
    { key: 'total', value: writeNumber(total), isCounted: true },
    { key: 'low', value: writeNumber(low), isLate: low > 0, isCounted: true },
    { key: 'none', value: writeNumber(none), isCounted: true },
    ...(valueMinor === undefined || !shop
      ? []
      : [
          { key: 'onOrder', value: writeNumber(onOrder) },
          { key: 'value', value: writeMoney(valueMinor, shop.currency) },
        ]),
  ]
  return (
    <FigureStrip
      label={label}
      figures={figures.map((figure) => ({ ...figure, label: t(`inventory.summary.${figure.key}`) }))}
    />
  )
}

interface ToolsProps {
  query: InventoryQuery
  summary?: Summary
  onChange: (part: Partial<InventoryQuery>, options?: { replace: boolean }) => void
}

function StockTools({ query, summary, onChange }: ToolsProps) {
  const t = useT()
  const counts = summary && !query.archived ? { ...summary, all: summary.total } : undefined
  return (
    <ListTools
      search={
        <SearchField
          label={t('inventory.search.label')}
          clearLabel={t('app.list.clearSearch')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      tabs={
        <>
          <Chips
            label={t('inventory.stock.label')}
            chips={stocks.map((key) => ({
              key,
              label: t(`inventory.stock.${key}`),
              count: counts && writeNumber(counts[key]),
            }))}
            chosen={query.stock}
            onChoose={(stock) => onChange({ stock })}
          />
          <SavedViews list={inventoryList} query={query} />
        </>
      }
      sort={
        <Pick
          key="sort"
          label={t('inventory.sort.label')}
          options={sorts.map((value) => ({ value, label: t(`inventory.sort.${value}`) }))}
          value={query.sort}
          onPick={(sort) => onChange({ sort })}
        />
      }
      active={[query.category !== 'all', query.supplier].filter(Boolean).length}
      filters={
        <>
          <Pick
            label={t('inventory.category.label')}
            options={categories.map((value) => ({ value, label: t(`inventory.category.${value}`) }))}
            value={query.category}
            isSet={query.category !== 'all'}
            onPick={(category) => onChange({ category })}
          />
          {summary && summary.suppliers.length > 0 && (
            <Pick
              label={t('inventory.supplier.label')}
              options={[
                { value: '', label: t('inventory.supplier.any') },
                ...summary.suppliers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={query.supplier}
              isSet={query.supplier !== ''}
              onPick={(supplier) => onChange({ supplier })}
            />
          )}
        </>
      }
    />
  )
}

/** The columns of the desk's table. */
function useColumns(onMove?: (item: StockItem) => void): Column<StockItem>[] {
  const t = useT()
  const { shop } = useSession()
  const buys = useMay('inventory.buy')
  const title = (key: string) => t(`inventory.column.${key}`)
  const columns: (Column<StockItem> | false)[] = [
    {
      key: 'name',
      title: title('name'),
      width: 'minmax(0, 3fr)',
      cell: (item) => <ItemName item={item} />,
    },
    {
      key: 'onHand',
      title: title('onHand'),
      width: 'minmax(0, 1.14fr)',
      isEnd: true,
      cell: ({ onHand, unit }) => <strong className="figures">{amountOf(onHand, unit)}</strong>,
    },
    {
      key: 'onOrder',
      title: title('onOrder'),
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: ({ onOrder, unit }) => (onOrder > 0 ? amountOf(onOrder, unit) : ''),
    },
    { key: 'place', title: title('place'), width: 'minmax(0, 1fr)', cell: ({ place }) => place },
    buys && {
      key: 'supplier',
      title: title('supplier'),
      width: 'minmax(0, 1.5fr)',
      cell: ({ supplier }) => supplier?.name,
    },
    buys && {
      key: 'cost',
      title: title('cost'),
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: ({ costMinor }) =>
        costMinor !== undefined &&
        shop && <span className="figures">{writeMoney(costMinor, shop.currency)}</span>,
    },
    onMove !== undefined && {
      key: 'act',
      title: '',
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: (item) => (
        <span className={styles.above}>
          <Button
            kind="plain"
            aria-label={t('inventory.act.moveOf', { name: item.name })}
            onClick={() => onMove(item)}
          >
            {t('inventory.act.move')}
          </Button>
        </span>
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}

function ItemName({ item }: { item: StockItem }) {
  const t = useT()
  return (
    <>
      <RowLink to={links.stockItem(item.id)}>{item.name}</RowLink>
      {item.onHand === 0 ? (
        <Badge tone="thread">{t('inventory.stock.none')}</Badge>
      ) : (
        item.isLow && <Badge tone="marigold">{t('inventory.stock.low')}</Badge>
      )}
    </>
  )
}

function ItemCard({ item }: { item: StockItem }) {
  return (
    <>
      <div>
        <ItemName item={item} />
        <div className={styles.aside}>{[item.place, item.supplier?.name].filter(Boolean).join(' · ')}</div>
      </div>
      <strong className="figures">{amountOf(item.onHand, item.unit)}</strong>
    </>
  )
}
