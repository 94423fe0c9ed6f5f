import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { arrivedToShow } from '../../data/arrived.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { useFoundOne } from '../../data/use-found-one.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { Failed } from '../../ui/Failed.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FindTailors.module.css'

/** Fetched beside the tailor's own facts. */
const tailorFacts = import('./TailorFacts.tsx')
const TailorFacts = lazy(hereByNow(tailorFacts))

/** A tailor's page, for anybody. */
export default function TailorPage() {
  const t = useT()
  const { slug = '' } = useParams()
  const { tailor, failure, ask } = useTailor(slug)
  usePageTitle(tailor?.name)
  if (failure instanceof ProblemError && failure.status === 404) return <Gone />
  return (
    <div className={styles.page}>
      {!tailor && <h1 className="onlyRead">{t('find-tailors.tailor.screen')}</h1>}
      {!tailor && failure !== undefined && <Failed why={problemSentence(failure, t)} onRetry={ask} />}
      {!tailor && failure === undefined && <Waiting />}
      <Suspense fallback={<Waiting />}>{tailor && <TailorFacts tailor={tailor} />}</Suspense>
    </div>
  )
}

const Waiting = () => <SkeletonRows rows={5} rowHeight={120} />

function useTailor(slug: string) {
  const { one, failure, ask } = useFoundOne(slug, {
    fetch: () => call('GET /api/tailors/:slug', { params: { slug } }),
    arrived: () => arrivedToShow('GET /api/tailors/:slug', { params: { slug } }),
  })
  return { tailor: one, failure, ask }
}

function Gone() {
  const t = useT()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('find-tailors.gone.title')}</h1>
        <p>{t('find-tailors.gone.text')}</p>
      </header>
      <ButtonLink to={links.findTailors()} kind="primary" isLarge className={styles.more}>
        {t('find-tailors.gone.others')}
      </ButtonLink>
    </div>
  )
}
