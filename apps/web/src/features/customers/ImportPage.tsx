import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'
import { ImportChooser } from './ImportChooser.tsx'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportResult } from './ImportResult.tsx'
import { useImport, useImports } from './import-data.ts'

/** Bring an old list along. The import's id stands in the URL: the work goes on after a reload, or on another device. */
export default function ImportPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const id = search.get('import') ?? undefined
  const { data, error, refetch } = useImport(id)
  return (
    <>
      <ScreenHeader
        title={t('customers-import.page.title')}
        backTo={id ? links.importCustomers() : links.customers()}
      >
        {data && <p>{data.filename}</p>}
      </ScreenHeader>
      {!id && (
        <>
          <ImportChooser onUploaded={(uploaded) => setSearch({ import: uploaded })} />
          <ImportHistory />
        </>
      )}
      {id && error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {id && !data && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {data?.state === 'uploaded' && <ImportMapping key={data.id} uploaded={data} />}
      {data?.state === 'running' && <ImportProgress running={data} />}
      {(data?.state === 'done' || data?.state === 'undone') && <ImportResult result={data} />}
    </>
  )
}

/** How far the rows have come, as the server counts them. It goes on when this screen is left. */
function ImportProgress({ running }: { running: CustomerImport }) {
  const t = useT()
  const { done, rows } = running.counts
  return (
    <Card title={t('customers-import.running.title')}>
      <progress
        className={styles.progress}
        max={Math.max(rows, 1)}
        value={done}
        aria-label={t('customers-import.running.title')}
      />
      <p role="status" className="figures">
        {t('customers-import.running.done', { done: writeNumber(done), rows: writeNumber(rows) })}
      </p>
      <p className={styles.why}>{t('customers-import.running.leave')}</p>
    </Card>
  )
}

const tones = { uploaded: 'marigold', running: 'indigo', done: 'leaf', undone: 'plain' } as const

/** Earlier imports, each with its way back to where it stands. Nothing to show before the first. */
function ImportHistory() {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useImports()
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (rows.length === 0) return null
  return (
    <Card title={t('customers-import.history.title')}>
      <ul className={styles.history}>
        {rows.map((row) => (
          <li key={row.id}>
            <Earlier row={row} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('customers-import.history.more')}
        </Button>
      )}
    </Card>
  )
}

function Earlier({ row }: { row: CustomerImport }) {
  const t = useT()
  const { shop } = useSession()
  return (
    <Link to={links.customerImport(row.id)} className={styles.earlier}>
      <span className={styles.values}>
        <strong>{row.filename}</strong>
        <span className={styles.samples}>
          <InstantText at={row.createdAt} timeZone={shop?.timeZone} />
          {row.createdBy && ` · ${row.createdBy}`}
        </span>
      </span>
      <Badge tone={tones[row.state]}>
        {t(`customers-import.state.${row.state}`, { count: row.counts.added })}
      </Badge>
    </Link>
  )
}
