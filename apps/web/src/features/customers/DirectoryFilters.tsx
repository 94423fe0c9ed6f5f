import { writeNumber } from '@darzi/words/formats.ts'
import { useT } from '../../words/use-t.ts'
import styles from './DirectoryFilters.module.css'
import { type DirectoryQuery, filters, sorts } from './directory-query.ts'

interface Props {
  query: DirectoryQuery
  /** Known once the summary has come. */
  counts?: Record<(typeof filters)[number], number>
  tags: readonly string[]
  onChange: (part: Partial<DirectoryQuery>) => void
}

/** Which rows, and in which order. */
export function DirectoryFilters({ query, counts, tags, onChange }: Props) {
  const t = useT()
  const offered = query.tag && !tags.includes(query.tag) ? [query.tag, ...tags] : tags
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to four small buttons */}
      <div role="group" aria-label={t('customers.filter.label')} className={styles.chips}>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            className={styles.chip}
            aria-pressed={filter === query.filter}
            onClick={() => onChange({ filter })}
          >
            {t(`customers.filter.${filter}`)}
            {counts && !query.archived && <span className={styles.count}>{writeNumber(counts[filter])}</span>}
          </button>
        ))}
      </div>
      <div className={styles.picks}>
        <select
          className={styles.pick}
          aria-label={t('customers.sort.label')}
          value={query.sort}
          onChange={(event) => onChange({ sort: sorts.find((sort) => sort === event.target.value) })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`customers.sort.${sort}`)}
            </option>
          ))}
        </select>
        {offered.length > 0 && (
          <select
            className={styles.pick}
            aria-label={t('customers.tag.label')}
            data-set={query.tag !== ''}
            value={query.tag}
            onChange={(event) => onChange({ tag: event.target.value })}
          >
            <option value="">{t('customers.tag.any')}</option>
            {offered.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  )
}
