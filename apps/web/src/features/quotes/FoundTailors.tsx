import type { FoundTailor } from '@darzi/contract/find-tailors.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { useSettled } from '../../data/use-settled.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Quotes.module.css'

export interface AddProps {
  except: readonly string[]
  onAdd: (slug: string) => void
}

/** The tailors whom the words find, once the typing pauses. */
export default function FoundTailors({ words, except, onAdd }: AddProps & { words: string }) {
  const t = useT()
  const q = useSettled(words)
  const isAsked = words.length > 1 && q === words
  const { data, error, refetch } = useQuery({
    queryKey: ['tailors', 'find', q],
    queryFn: ({ signal }) => call('GET /api/tailors', { query: { q, limit: 6 } }, { signal }),
    enabled: isAsked,
  })
  if (!isAsked) return null
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const found = data.rows.filter(({ slug }) => !except.includes(slug))
  if (found.length === 0)
    return (
      <p role="status">
        {data.rows.length === 0 ? t('quotes.ask.nobody', { words: q }) : t('quotes.ask.alreadyAsked')}
      </p>
    )
  return (
    <ul className={styles.found}>
      {found.map((tailor) => (
        <li key={tailor.slug}>
          <Button onClick={() => onAdd(tailor.slug)}>{placedName(tailor)}</Button>
        </li>
      ))}
    </ul>
  )
}

const placedName = ({ name, city }: FoundTailor) => [name, city].filter(Boolean).join(' · ')
