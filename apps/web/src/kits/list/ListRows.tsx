import type { ReactNode } from 'react'
import { LongList } from '../../shell/LongList.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Button } from '../../ui/Button.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import type { Count, Pages } from './define-list.ts'
import styles from './List.module.css'
import { type Choosing, ListRow } from './ListRow.tsx'
import { Cells, type Column, ListHead, tracksOf } from './ListTable.tsx'

interface Props<Row extends { id: string }> {
  label: string
  pages: Pages<Row>
  /** How many rows the query has, where fewer than all are asked for. */
  found?: Count
  /** What was searched for. */
  words: string
  /** In place of the rows when there are none though none were narrowed away. */
  empty?: ReactNode
  /** Offered where nothing is found: to add what was searched for. */
  add?: ReactNode
  /** In px, as a row usually is. */
  rowHeight: number
  /** On a desk the rows are lines of a table with these columns. */
  columns?: readonly Column<Row>[]
  /** What a row is called; without it the row draws itself whole. */
  nameOf?: (row: Row) => string
  choosing?: Choosing
  isLate?: (row: Row) => boolean
  /** Fetches ahead what opening a row shows. */
  onMeant?: (row: Row) => void
  onClear: () => void
  children: (row: Row) => ReactNode
}

/** The rows of a list, or the face that says why there are none. */
export function ListRows<Row extends { id: string }>(props: Props<Row>) {
  const { label, pages, found, words, empty, add, rowHeight, columns, onClear } = props
  const t = useT()
  const isDesk = useIsDesk()
  const table = isDesk ? columns : undefined
  const { rows, error } = pages
  if (pages.isPending)
    return table ? <SkeletonRows rows={12} rowHeight={37} /> : <SkeletonRows rows={6} rowHeight={rowHeight} />
  if (error && rows.length === 0) return <QueryFailed error={error} onRetry={pages.refetch} />
  if (rows.length === 0)
    return empty ?? <NothingFound words={words.trim() || undefined} onClear={onClear} add={add} />
  return (
    <div className={styles.rows}>
      <p className={styles.found} role="status">
        {found && t(found.isCapped ? 'app.list.foundMany' : 'app.list.found', { count: found.count })}
      </p>
      {table && <ListHead columns={table} />}
      <LongList
        rows={rows}
        total={found?.isCapped ? undefined : found?.count}
        label={label}
        onNearEnd={pages.fetchNext}
        isTable={table !== undefined}
      >
        {(row) => <ShownRow {...props} row={row} columns={table} />}
      </LongList>
      {pages.isFetchingNext && <p className={styles.more}>{t('app.list.more')}</p>}
      {pages.retryNext && (
        <p className={styles.more}>
          <Button onClick={pages.retryNext}>{t('app.list.retry')}</Button>
        </p>
      )}
    </div>
  )
}

type ShownProps<Row extends { id: string }> = Props<Row> & { row: Row }

function ShownRow<Row extends { id: string }>(props: ShownProps<Row>) {
  const { row, columns, nameOf, choosing, isLate, onMeant, children } = props
  if (!nameOf) return children(row)
  return (
    <ListRow
      id={row.id}
      label={nameOf(row)}
      choosing={choosing}
      isLate={isLate?.(row)}
      onMeant={onMeant && (() => onMeant(row))}
      tracks={columns && tracksOf(columns)}
    >
      {columns ? <Cells row={row} columns={columns} /> : children(row)}
    </ListRow>
  )
}
