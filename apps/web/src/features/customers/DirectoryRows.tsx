import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { LongList } from '../../shell/LongList.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerRow } from './CustomerRow.tsx'
import styles from './CustomersPage.module.css'
import { useCount, type useDirectory } from './customer-queries.ts'
import { type DirectoryQuery, isNarrowed } from './directory-query.ts'
import { prefillOf } from './prefill.ts'
import type { Selection } from './selection.ts'

interface Props {
  directory: ReturnType<typeof useDirectory>
  query: DirectoryQuery
  selection: Selection
  onSelect: (id: string, isRange: boolean) => void
  onClear: () => void
}

/** The rows, or the face that says why there are none. */
export function DirectoryRows({ directory, query, selection, onSelect, onClear }: Props) {
  const t = useT()
  const { rows, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = directory
  const narrowed = isNarrowed(query)
  const { data: found } = useCount(query, narrowed)
  if (error && rows.length === 0) {
    return <QueryFailed error={error} onRetry={() => void directory.refetch()} />
  }
  if (rows.length === 0) return <NoRows query={query} onClear={onClear} />
  const canFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  return (
    <div className={styles.rows}>
      <p className={styles.count} role="status">
        {narrowed &&
          found &&
          t(found.isCapped ? 'customers.list.foundMany' : 'customers.list.found', { count: found.count })}
      </p>
      <DirectoryList
        rows={rows}
        total={narrowed && !found?.isCapped ? found?.count : undefined}
        selection={selection}
        onSelect={onSelect}
        onNearEnd={canFetch ? () => void fetchNextPage() : undefined}
      />
      {isFetchingNextPage && <p className={styles.more}>{t('customers.list.more')}</p>}
      {isFetchNextPageError && (
        <p className={styles.more}>
          <Button onClick={() => void fetchNextPage()}>{t('customers.list.retry')}</Button>
        </p>
      )}
    </div>
  )
}

function NoRows({ query, onClear }: { query: DirectoryQuery; onClear: () => void }) {
  const t = useT()
  const mayAdd = useMay('customers.write')
  const words = query.q.trim()
  if (!isNarrowed(query)) return <EmptyState title={t('customers.empty.archived')} />
  return (
    <NothingFound
      words={words || undefined}
      onClear={onClear}
      add={
        words &&
        mayAdd && (
          <ButtonLink to={links.addCustomer(prefillOf(words))} kind="primary">
            {t('customers.list.add', { words })}
          </ButtonLink>
        )
      }
    />
  )
}

interface DirectoryListProps {
  rows: readonly CustomerCard[]
  /** How many there are in all, as far as that is known. */
  total?: number
  selection: Selection
  onSelect: (id: string, isRange: boolean) => void
  /** Asks for the next page; absent when there is none or it is on its way. */
  onNearEnd?: () => void
}

/** The book's rows, each a card. */
function DirectoryList({ selection, onSelect, ...list }: DirectoryListProps) {
  const t = useT()
  return (
    <LongList {...list} label={t('customers.list.label')}>
      {(customer) => (
        <CustomerRow
          customer={customer}
          isSelected={selection.ids.has(customer.id)}
          isSelecting={selection.ids.size > 0}
          onSelect={onSelect}
        />
      )}
    </LongList>
  )
}
