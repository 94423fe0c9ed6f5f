import type { FoundTailor } from '@darzi/contract/find-tailors.ts'
import { quoteLimits } from '@darzi/tailoring/quotes/life.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { useSettled } from '../../data/use-settled.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Quotes.module.css'

/** Page of one listed tailor, as their slug finds it. */
export const tailorQuery = (slug: string) =>
  queryOptions({
    queryKey: ['tailors', slug],
    queryFn: ({ signal }) => call('GET /api/tailors/:slug', { params: { slug } }, { signal }),
  })

const useTailor = (slug: string) => useQuery(tailorQuery(slug))

/** The tailors who are asked, by their slugs, and others to ask beside them. */
export function AskedTailors({
  slugs,
  onChange,
}: {
  slugs: readonly string[]
  onChange: (slugs: string[]) => void
}) {
  const t = useT()
  return (
    <Card className={styles.card} title={t('quotes.ask.whom')} aria-label={t('quotes.ask.whom')}>
      <ul className={styles.chosen}>
        {slugs.map((slug) => (
          <li key={slug}>
            <TailorName slug={slug} />
            {slugs.length > 1 && (
              <TakeOff slug={slug} onClick={() => onChange(slugs.filter((each) => each !== slug))} />
            )}
          </li>
        ))}
      </ul>
      {slugs.length < quoteLimits.shops && (
        <AddTailor except={slugs} onAdd={(slug) => onChange([...slugs, slug])} />
      )}
    </Card>
  )
}

function TailorName({ slug }: { slug: string }) {
  const t = useT()
  const { data, error } = useTailor(slug)
  return <span>{data?.name ?? (error ? t('quotes.ask.gone') : slug)}</span>
}

function TakeOff({ slug, onClick }: { slug: string; onClick: () => void }) {
  const t = useT()
  const { data } = useTailor(slug)
  return (
    <Button
      kind="plain"
      aria-label={t('quotes.ask.takeOff', { name: data?.name ?? slug })}
      icon={<X size={18} aria-hidden="true" />}
      onClick={onClick}
    />
  )
}

interface AddProps {
  except: readonly string[]
  onAdd: (slug: string) => void
}

/** Looks for another tailor, once the typing pauses. */
function AddTailor({ except, onAdd }: AddProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const q = words.trim()
  const asked = useSettled(q)
  const add = (slug: string) => {
    setWords('')
    onAdd(slug)
  }
  return (
    <>
      <TextField
        label={t(except.length === 0 ? 'quotes.ask.find' : 'quotes.ask.another')}
        hint={except.length === 0 ? undefined : t('quotes.ask.anotherHint')}
        isOptional={except.length > 0}
        type="search"
        maxLength={120}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {q.length > 1 && <FoundTailors q={asked} isSettled={asked === q} except={except} onAdd={add} />}
    </>
  )
}

function FoundTailors({ q, isSettled, except, onAdd }: AddProps & { q: string; isSettled: boolean }) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['tailors', 'find', q],
    queryFn: ({ signal }) => call('GET /api/tailors', { query: { q, limit: 6 } }, { signal }),
    enabled: isSettled,
  })
  if (error && isSettled) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data || !isSettled) return <SkeletonRows rows={1} rowHeight={44} />
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
