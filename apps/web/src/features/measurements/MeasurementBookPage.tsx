import type { ApiReply } from '@darzi/contract/api.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { Ruler } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Book.module.css'
import { BookTools } from './BookTools.tsx'
import { type BookQuery, isNarrowed, readBookQuery, writeBookQuery } from './book-query.ts'
import { Comparison } from './Comparison.tsx'
import { useBook, useBookSummary } from './measurement-queries.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { RecordRow } from './RecordRow.tsx'

/** The book of sizes: every record of every person, found by customer and date; two of them side by side. */
export default function MeasurementBookPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readBookQuery(search), [search])
  const book = useBook(query)
  const summary = useBookSummary(query.customer || undefined)
  const record = useDialogAddress('record')
  const change = (part: Partial<BookQuery>, options: { replace?: boolean } = {}) =>
    setSearch(writeBookQuery(search, { ...query, ...part }), { ...options, preventScrollReset: true })
  const isComparing = search.get('compare') === 'yes'
  const isEmpty = summary.data?.records === 0 && !isNarrowed(query)
  return (
    <>
      <ScreenHeader
        title={t('measurements.book.title')}
        backTo={links.tailorDashboard()}
        extra={<Acts query={query} isEmpty={isEmpty} />}
      />
      {isEmpty ? (
        <EmptyBook />
      ) : (
        <div className={styles.page}>
          <BookTools
            query={query}
            isComparing={isComparing}
            onChange={change}
            onCompare={(isOn) => setSearch(comparing(search, isOn), { preventScrollReset: true })}
          />
          {summary.data && <BookSummary summary={summary.data} />}
          {isComparing && <Comparison customerId={query.customer || undefined} />}
          <Records book={book} query={query} onOpen={record.open} onClear={() => change(nothing)} />
        </div>
      )}
      <RecordDialog id={record.value} onClose={record.close} />
    </>
  )
}

const nothing: BookQuery = { q: '', customer: '', range: 'all' }

function comparing(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const next = new URLSearchParams(search)
  if (isOn) next.set('compare', 'yes')
  else next.delete('compare')
  return next
}

function Acts({ query, isEmpty }: { query: BookQuery; isEmpty: boolean }) {
  const t = useT()
  const mayMeasure = useMay('measurements.write')
  const mayChangeFields = useMay('garments.write')
  return (
    <>
      {mayChangeFields && (
        <ButtonLink to={links.measurementFields()}>{t('measurements.book.fields')}</ButtonLink>
      )}
      {mayMeasure && !isEmpty && (
        <ButtonLink
          to={links.measure({ customer: query.customer })}
          kind="primary"
          icon={<Ruler size={20} aria-hidden="true" />}
        >
          {t('measurements.book.add')}
        </ButtonLink>
      )}
    </>
  )
}

function EmptyBook() {
  const t = useT()
  return (
    <EmptyState
      title={t('measurements.list.empty')}
      action={
        <ButtonLink to={links.measure()} kind="primary">
          {t('measurements.book.add')}
        </ButtonLink>
      }
    >
      {t('measurements.list.emptyWhy')}
    </EmptyState>
  )
}

interface RecordsProps {
  book: ReturnType<typeof useBook>
  query: BookQuery
  onOpen: (id: string) => void
  onClear: () => void
}

function Records({ book, query, onOpen, onClear }: RecordsProps) {
  const t = useT()
  const { rows, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = book
  if (isPending) return <SkeletonRows rows={5} rowHeight={88} />
  if (error && rows.length === 0) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (rows.length === 0) return <NothingFound words={query.q || undefined} onClear={onClear} />
  return (
    <div className={styles.page}>
      <ul className={styles.rows} aria-label={t('measurements.list.label')}>
        {rows.map((row) => (
          <li key={row.id}>
            <RecordRow record={row} onOpen={() => onOpen(row.id)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('measurements.list.more')}
        </Button>
      )}
    </div>
  )
}

/** How much the book holds, as the server counted it. */
function BookSummary({ summary }: { summary: ApiReply<'GET /api/measurement-records/summary'> }) {
  const t = useT()
  const { records, people, lastOn } = summary
  return (
    <StatTiles label={t('measurements.summary.label')}>
      <StatTile label={t('measurements.summary.records')}>{writeNumber(records)}</StatTile>
      <StatTile label={t('measurements.summary.people')}>{writeNumber(people)}</StatTile>
      {lastOn && (
        <StatTile label={t('measurements.summary.last')}>
          <DayText day={lastOn} />
        </StatTile>
      )}
    </StatTiles>
  )
}
