import type { SearchGroup } from '@darzi/contract/search.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { ResultCard } from './ResultCard.tsx'
import styles from './Search.module.css'
import type { Asked } from './search-address.ts'
import { sumOf, useFound } from './search-data.ts'

interface Props {
  asked: Asked
  onRun: (asked: Asked) => void
  onClear: () => void
}

/** What was found, type by type; how many; and what to do when nothing was. */
export function Found({ asked, onRun, onClear }: Props) {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFound(asked)
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={5} rowHeight={96} />
  const [first] = data.pages
  if (!first || first.groups.length === 0) return <NothingFound asked={asked} onClear={onClear} />
  const { count, isCapped } = sumOf(first.groups)
  const groups = first.groups.map((group) => ({
    ...group,
    rows: data.pages.flatMap((page) => page.groups.find(({ type }) => type === group.type)?.rows ?? []),
  }))
  return (
    <div className={styles.found}>
      <p role="status" className={styles.count}>
        {t(isCapped ? 'search.found.atLeast' : 'search.found.count', { count })}
      </p>
      {first.isAlike && <p className={styles.alike}>{t('search.found.alike', { words: asked.q ?? '' })}</p>}
      {groups.map((group) => (
        <Group key={group.type} group={group} onAll={() => onRun({ ...asked, type: group.type })} />
      ))}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('search.found.more')}
        </Button>
      )}
    </div>
  )
}

function Group({ group, onAll }: { group: SearchGroup; onAll: () => void }) {
  const t = useT()
  const { type, rows, isCapped, next } = group
  return (
    <section className={styles.group} aria-labelledby={`found-${type}`}>
      <div className={styles.head}>
        <h2 id={`found-${type}`}>{t(`search.group.${type}`)}</h2>
        {isCapped && !next && (
          <Button kind="plain" onClick={onAll}>
            {t(`search.all.${type}`)}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {rows.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingFound({ asked, onClear }: { asked: Asked; onClear: () => void }) {
  const t = useT()
  const isName = asked.q && !/\d/.test(asked.q)
  return (
    <div role="status">
      <EmptyState
        title={t('search.none.title')}
        action={<Button onClick={onClear}>{t('search.form.clear')}</Button>}
        otherAction={
          isName && (
            <ButtonLink to={links.addCustomer({ name: asked.q })}>
              {t('search.none.add', { name: asked.q ?? '' })}
            </ButtonLink>
          )
        }
      >
        {t('search.none.hint')}
      </EmptyState>
    </div>
  )
}
