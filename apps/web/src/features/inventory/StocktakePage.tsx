import type { StockItem, Stocktake } from '@darzi/contract/inventory-shapes.ts'
import { isWhole } from '@darzi/tailoring/inventory/stock.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, ProblemError } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { numberOf, typedNumber } from '../../kits/form/typed.ts'
import styles from '../../kits/list/List.module.css'
import { ListRows } from '../../kits/list/ListRows.tsx'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf, unitOf } from './amount.ts'
import { askInventoryAgain } from './inventory-data.ts'
import { inventoryList } from './inventory-list.ts'

const key = ['inventory', 'stocktake'] as const

/** Counting the shelves: each item as it is found, by several people at once; the differences are booked at the end. */
export default function StocktakePage() {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/stocktakes/open', undefined, { signal }),
  })
  const start = async () => {
    try {
      cacheStocktake(await call('POST /api/stocktakes', { body: { id: newId() } }))
    } catch (failed) {
      toastProblem(failed)
    }
  }
  const stocktake = data?.stocktake
  return (
    <>
      <ScreenHeader title={t('inventory.stocktake.title')} backTo={links.inventory()} />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} rowHeight={84} />}
      {data && !stocktake && (
        <EmptyState
          title={t('inventory.stocktake.none')}
          action={
            <Button kind="primary" onClick={() => void start()}>
              {t('inventory.stocktake.start')}
            </Button>
          }
        >
          {t('inventory.stocktake.why')}
        </EmptyState>
      )}
      {stocktake && <Counting stocktake={stocktake} />}
    </>
  )
}

const cacheStocktake = (stocktake: Stocktake | undefined) => void queries.setQueryData(key, { stocktake })

function Counting({ stocktake }: { stocktake: Stocktake }) {
  const t = useT()
  const navigate = useNavigate()
  const { query, change } = inventoryList.useQuery()
  const pages = inventoryList.usePages(query)
  const counts = new Map(stocktake.counts.map((each) => [each.itemId, each]))
  const wrong = stocktake.counts.filter(({ counted, expected }) => counted !== expected).length
  async function end(how: 'finish' | 'cancel') {
    try {
      await call(`POST /api/stocktakes/:id/${how}`, { params: { id: stocktake.id } })
      cacheStocktake(undefined)
      askInventoryAgain()
      toastDone(t(`inventory.stocktake.${how}Done`, { count: wrong }))
      void navigate(links.inventory())
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <div className={styles.page}>
      <p role="status">
        {t('inventory.stocktake.counted', { count: counts.size, wrong, by: stocktake.startedBy ?? '' })}
      </p>
      <SearchField
        label={t('inventory.search.label')}
        clearLabel={t('app.list.clearSearch')}
        words={query.q}
        onSearch={(q, options) => change({ q }, options)}
      />
      <ListRows
        label={t('inventory.stocktake.title')}
        pages={pages}
        words={query.q}
        empty={query.q ? undefined : <EmptyState title={t('inventory.empty.title')} />}
        rowHeight={84}
        onClear={() => change({ q: '' })}
      >
        {(item) => <CountRow key={item.id} item={item} stocktake={stocktake} count={counts.get(item.id)} />}
      </ListRows>
      <div className={styles.filters}>
        <Button onClick={() => void end('cancel')}>{t('inventory.stocktake.cancel')}</Button>
        <Button kind="primary" disabled={counts.size === 0} onClick={() => void end('finish')}>
          {t('inventory.stocktake.finish')}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  item: StockItem
  stocktake: Stocktake
  count?: Stocktake['counts'][number]
}

function CountRow({ item, stocktake, count }: RowProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const isMet =
    count !== undefined || (error instanceof ProblemError && error.code === 'inventory.countedMeanwhile')
  async function send(how: { adds?: boolean; version?: number }) {
    const counted = numberOf(typedNumber(typed))
    if (counted === undefined || !isWhole(counted, item.unit)) {
      setError(t(counted === undefined ? 'problems.field.notANumber' : 'problems.inventory.notWhole'))
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      const params = { id: stocktake.id, itemId: item.id }
      const body = { counted, version: count?.version ?? 0, ...how }
      cacheStocktake(await call('PUT /api/stocktakes/:id/counts/:itemId', { params, body }))
      setTyped('')
    } catch (failed) {
      setError(failed)
      await queries.invalidateQueries({ queryKey: key })
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // What stands is added to or replaced, by a button that says which: two may count two shelves.
    if (!isMet) void send({})
  }
  const sentence = typeof error === 'string' ? error : fieldSentence(error, 'counted', t)
  return (
    <form className={styles.entry} noValidate onSubmit={onSubmit}>
      <div>
        <strong>{item.name}</strong>
        <div className={styles.aside}>
          {count
            ? t('inventory.stocktake.row', {
                amount: amountOf(count.counted, item.unit),
                by: count.by ?? '',
                book: amountOf(count.expected, item.unit),
              })
            : [item.place, item.barcode].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div>
        <TextField
          label={t('inventory.stocktake.there', { unit: unitOf(item) })}
          value={typed}
          error={sentence}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {isMet ? (
          <>
            <Button isBusy={isBusy} onClick={() => void send({ adds: true })}>
              {t('inventory.stocktake.add')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void send({})}>
              {t('inventory.stocktake.replace')}
            </Button>
          </>
        ) : (
          <Button type="submit" isBusy={isBusy}>
            {t('inventory.stocktake.write')}
          </Button>
        )}
      </div>
    </form>
  )
}
