import type { ApiReply } from '@darzi/contract/api.ts'
import { writeDay, writeNumber } from '@darzi/words/formats.ts'
import { Ruler, RulerDimensionLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { FigureStrip } from '../../kits/list/FigureStrip.tsx'
import styles from '../../kits/list/List.module.css'
import { ListRows } from '../../kits/list/ListRows.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { loadShownPassports } from '../passports/api.ts'
import { BookTools } from './BookTools.tsx'
import { type BookQuery, bookQuery, useBook, useBookQuery } from './book-query.ts'
import { Comparison } from './Comparison.tsx'
import { useBookSummary } from './measurement-queries.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { RecordRow, recordName, useRecordColumns } from './RecordRow.tsx'

const ShownPassports = lazy(async () => ({ default: (await loadShownPassports()).ShownPassports }))

/** The book of sizes: every record of every person, found by customer and date; two of them side by side. */
export default function MeasurementBookPage() {
  const t = useT()
  const { query, change } = useBookQuery()
  const [search, setSearch] = useSearchParams()
  const pages = useBook(query)
  const summary = useBookSummary(query.customer || undefined)
  const record = useDialogAddress('record')
  const columns = useRecordColumns(record.open)
  const isComparing = search.get('compare') === 'yes'
  const isEmpty = summary.data?.records === 0 && !bookQuery.isNarrowed(query)
  return (
    <>
      <ScreenHeader
        title={t('measurements.book.title')}
        backTo={links.tailorDashboard()}
        extra={<Acts query={query} isEmpty={isEmpty} />}
      />
      <Suspense>
        <ShownPassports />
      </Suspense>
      {isEmpty ? (
        <EmptyBook />
      ) : (
        <div className={styles.page}>
          <BookSummary summary={summary.data} />
          <BookTools
            query={query}
            isComparing={isComparing}
            onChange={change}
            onCompare={(isOn) => setSearch(comparing(search, isOn), { preventScrollReset: true })}
          />
          {isComparing && <Comparison customerId={query.customer || undefined} />}
          <ListRows
            label={t('measurements.list.label')}
            pages={pages}
            words={query.q}
            rowHeight={86}
            columns={columns}
            nameOf={(row) => recordName(row, t)}
            onClear={() => change(bookQuery.usual)}
          >
            {(row) => <RecordRow record={row} onOpen={record.open} />}
          </ListRows>
        </div>
      )}
      <RecordDialog id={record.value} onClose={record.close} />
    </>
  )
}

function comparing(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const next = new URLSearchParams(search)
  if (isOn) next.set('compare', 'yes')
  else next.delete('compare')
  return next
}

function Acts({ query, isEmpty }: { query: BookQuery; isEmpty: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const mayMeasure = useMay('measurements.write')
  const mayChangeFields = useMay('garments.write')
  const fields = {
    key: 'fields',
    label: t('measurements.book.fields'),
    icon: <RulerDimensionLine size={20} />,
    run: () => void navigate(links.measurementFields()),
  }
  return (
    <>
      {mayMeasure && !isEmpty && (
        <ButtonLink
          to={links.measure({ customer: query.customer })}
          kind="primary"
          icon={<Ruler size={20} aria-hidden="true" />}
        >
          {t('measurements.book.add')}
        </ButtonLink>
      )}
      {mayChangeFields && <ActionMenu label={t('measurements.book.acts')} actions={[fields]} />}
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

/** How much the book holds, as the server counted it. */
function BookSummary({ summary }: { summary?: ApiReply<'GET /api/measurement-records/summary'> }) {
  const t = useT()
  const language = useLanguage()
  const label = t('measurements.summary.label')
  if (!summary) return <FigureStrip label={label} />
  const { records, people, lastOn } = summary
  const figures = [
    { key: 'records', value: writeNumber(records) },
    { key: 'people', value: writeNumber(people) },
    ...(lastOn ? [{ key: 'last', value: writeDay(lastOn, language) }] : []),
  ]
  return (
    <FigureStrip
      label={label}
      figures={figures.map((figure) => ({ ...figure, label: t(`measurements.summary.${figure.key}`) }))}
    />
  )
}
