import { quoteLimits } from '@darzi/tailoring/quotes/life.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../data/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import type { AddProps } from './FoundTailors.tsx'
import styles from './Quotes.module.css'

/** Fetched beside the form: nobody searches before it stands. */
const FoundTailors = lazy(() => import('./FoundTailors.tsx'))

/** A listed tailor, as their slug finds them; nobody is asked for without one. */
export const useTailor = (slug = '') =>
  useQuery({
    queryKey: ['tailors', slug],
    queryFn: ({ signal }) => call('GET /api/tailors/:slug', { params: { slug } }, { signal }),
    enabled: slug !== '',
  })

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

function AddTailor({ except, onAdd }: AddProps) {
  const t = useT()
  const [words, setWords] = useState('')
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
      <Suspense>
        <FoundTailors words={words.trim()} except={except} onAdd={add} />
      </Suspense>
    </>
  )
}
