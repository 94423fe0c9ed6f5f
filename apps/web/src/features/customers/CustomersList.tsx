import { writeNumber } from '@darzi/words/formats.ts'
import { useMay } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { ListRows } from '../../kits/list/ListRows.tsx'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { SavedViews } from '../../kits/list/SavedViews.tsx'
import { useSelection } from '../../kits/list/use-selection.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerRow, useCustomerColumns } from './CustomerRow.tsx'
import { CustomersBulk } from './CustomersBulk.tsx'
import { customerList, type DirectoryQuery, filters, sorts } from './customer-list.ts'
import { useSummary } from './customer-queries.ts'
import { DirectorySummary, type Summary } from './DirectorySummary.tsx'
import { EmptyBook } from './EmptyBook.tsx'
import { NewWithin } from './NewWithin.tsx'
import { prefillOf } from './prefill.ts'

/** The directory: figures, filters, rows and what can be done with many at once. Its filters stand in the address. */
export function CustomersList() {
  const t = useT()
  const { query, change } = customerList.useQuery()
  const pages = customerList.usePages(query)
  const isNarrowed = customerList.isNarrowed(query)
  const found = customerList.useCount(query, isNarrowed)
  const { data: summary, error, refetch } = useSummary()
  const { choosing, chosen, selectAll, clear } = useSelection(
    pages.rows,
    customerList.write(query).toString(),
  )
  const mayAdd = useMay('customers.write')
  const columns = useCustomerColumns()
  const words = query.q.trim()
  const isEmpty = summary?.total === 0 && summary.archived === 0 && !isNarrowed
  if (isEmpty) return <EmptyBook />
  return (
    <div className={styles.page}>
      {error && !summary && pages.hasCome ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        !query.archived && <DirectorySummary summary={summary} />
      )}
      <DirectoryTools query={query} summary={summary} onChange={change} />
      <ListRows
        label={t('customers.list.label')}
        pages={pages}
        found={isNarrowed ? found : undefined}
        words={query.q}
        empty={isNarrowed ? undefined : <EmptyState title={t('customers.empty.archived')} />}
        add={
          words &&
          mayAdd && (
            <ButtonLink to={links.addCustomer(prefillOf(words))} kind="primary">
              {t('customers.list.add', { words })}
            </ButtonLink>
          )
        }
        rowHeight={86}
        columns={columns}
        nameOf={({ name }) => name}
        choosing={choosing}
        onClear={() => change({ q: '', filter: 'all', tag: '', firstFrom: '', firstTo: '' })}
      >
        {(customer) => <CustomerRow customer={customer} />}
      </ListRows>
      <CustomersBulk
        query={query}
        chosen={chosen}
        shown={pages.rows.length}
        tags={summary?.tags.map(({ tag }) => tag) ?? []}
        onSelectAll={selectAll}
        onClear={clear}
      />
    </div>
  )
}

interface ToolsProps {
  query: DirectoryQuery
  /** Known once it has come. */
  summary?: Summary
  onChange: (part: Partial<DirectoryQuery>, options?: { replace: boolean }) => void
}

/** Which rows, and in which order. */
function DirectoryTools({ query, summary, onChange }: ToolsProps) {
  const t = useT()
  const counts = summary && !query.archived ? { ...summary, all: summary.total } : undefined
  const tags = summary?.tags.map(({ tag }) => tag) ?? []
  const offered = query.tag && !tags.includes(query.tag) ? [query.tag, ...tags] : tags
  return (
    <ListTools
      search={
        <SearchField
          label={t('customers.search.label')}
          clearLabel={t('app.list.clearSearch')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      tabs={
        <>
          <Chips
            label={t('customers.filter.label')}
            chips={filters.map((key) => ({
              key,
              label: t(`customers.filter.${key}`),
              count: counts && writeNumber(counts[key]),
            }))}
            chosen={query.filter}
            onChoose={(filter) => onChange({ filter })}
          />
          <NewWithin query={query} onChange={onChange} />
          <SavedViews list={customerList} query={query} />
        </>
      }
      sort={
        <Pick
          key="sort"
          label={t('customers.sort.label')}
          options={sorts.map((value) => ({ value, label: t(`customers.sort.${value}`) }))}
          value={query.sort}
          onPick={(sort) => onChange({ sort })}
        />
      }
      active={query.tag === '' ? 0 : 1}
      filters={
        offered.length > 0 && (
          <Pick
            key="tag"
            label={t('customers.tag.label')}
            options={[
              { value: '', label: t('customers.tag.any') },
              ...offered.map((tag) => ({ value: tag, label: tag })),
            ]}
            value={query.tag}
            isSet={query.tag !== ''}
            onPick={(tag) => onChange({ tag })}
          />
        )
      }
    />
  )
}
