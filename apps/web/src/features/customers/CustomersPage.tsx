import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { BulkBar } from './BulkBar.tsx'
import styles from './CustomersPage.module.css'
import { useDirectory, useSummary } from './customer-queries.ts'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { DirectoryMenu } from './DirectoryMenu.tsx'
import { DirectoryRows } from './DirectoryRows.tsx'
import { DirectorySummary } from './DirectorySummary.tsx'
import { isNarrowed, writeDirectoryQuery } from './directory-query.ts'
import { EmptyBook } from './EmptyBook.tsx'
import { exportCustomers } from './export-customers.ts'
import { SavedViews } from './SavedViews.tsx'
import { useDirectoryQuery } from './use-directory-query.ts'
import { useSelection } from './use-selection.ts'

export default function CustomersPage() {
  const t = useT()
  const { query, change } = useDirectoryQuery()
  const directory = useDirectory(query)
  const { data: summary, error, refetch } = useSummary()
  const { selection, chosen, select, selectAll, clear } = useSelection(
    directory.rows,
    writeDirectoryQuery(query).toString(),
  )
  const mayAdd = useMay('customers.write')
  const isDesk = useIsDesk()
  const tags = summary?.tags.map(({ tag }) => tag) ?? []
  const isEmpty = summary?.total === 0 && summary.archived === 0 && !isNarrowed(query)
  return (
    <>
      <ScreenHeader
        title={t(query.archived ? 'customers.page.archived' : 'customers.page.title')}
        backTo={query.archived ? links.customers() : links.tailorDashboard()}
        extra={<DirectoryMenu query={query} hasRows={!isEmpty} mayAdd={mayAdd && !isEmpty} />}
      />
      {isEmpty ? (
        <EmptyBook />
      ) : (
        <div className={styles.page}>
          {summary && !query.archived && <DirectorySummary summary={summary} />}
          {error && !summary && directory.data && (
            <QueryFailed error={error} onRetry={() => void refetch()} />
          )}
          <div className={styles.tools}>
            <DirectorySearch words={query.q} onSearch={(q, options) => change({ q }, options)} />
            <DirectoryFilters
              query={query}
              counts={summary && { ...summary, all: summary.total }}
              tags={tags}
              onChange={change}
            />
            <SavedViews query={query} />
          </div>
          {directory.isPending ? (
            <SkeletonRows rows={6} rowHeight={isDesk ? 109 : 171} />
          ) : (
            <DirectoryRows
              directory={directory}
              query={query}
              selection={selection}
              onSelect={select}
              onClear={() => change({ q: '', filter: 'all', tag: '' })}
            />
          )}
          <BulkBar
            chosen={chosen}
            isArchived={query.archived}
            shown={directory.rows.length}
            tags={tags}
            onSelectAll={selectAll}
            onClear={clear}
            onExport={(ids) => void exportCustomers({ query, format: 'csv', ids })}
          />
        </div>
      )}
    </>
  )
}

interface Props {
  words: string
  onSearch: (words: string, options: { replace: boolean }) => void
}

/** Name in any script, digits of a phone, or the number of a record. */
function DirectorySearch({ words, onSearch }: Props) {
  const t = useT()
  return (
    <SearchField
      label={t('customers.search.label')}
      clearLabel={t('customers.search.clear')}
      words={words}
      onSearch={onSearch}
    />
  )
}
