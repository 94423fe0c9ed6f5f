import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import styles from './Suggestions.module.css'
import { showAllAgain, useSuggestions } from './suggestion-data.ts'

export function SuggestionsTab() {
  const t = useT()
  const { data, error, refetch } = useSuggestions()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={120} />
  const again = data.putAway > 0 && (
    <Button kind="plain" onClick={() => void showAllAgain()}>
      {t('suggestions.list.showAgain', { count: data.putAway })}
    </Button>
  )
  if (data.rows.length === 0)
    return (
      <EmptyState title={t('suggestions.list.none')} otherAction={again}>
        {t('suggestions.list.noneWhy')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.rows}>
        {data.rows.map((suggestion) => (
          <li key={suggestion.key}>
            <SuggestionCard suggestion={suggestion} />
          </li>
        ))}
      </ul>
      {again}
    </>
  )
}
