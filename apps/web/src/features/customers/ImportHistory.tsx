import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'
import { useImports } from './import-data.ts'

const tones = { uploaded: 'marigold', running: 'indigo', done: 'leaf', undone: 'plain' } as const

/** Earlier imports, each with its way back to where it stands. Nothing to show before the first. */
export function ImportHistory() {
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
