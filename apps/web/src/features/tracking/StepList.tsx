import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Steps.module.css'
import { stepNews } from './step-news.ts'

/** What happened to the order, the newest first. */
export function StepList({ steps }: Pick<TrackedLink, 'steps'>) {
  const t = useT()
  const language = useLanguage()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('tracking.steps.title')}</h2>
      <ol className={styles.steps}>
        {stepNews(steps).map(({ at, key }) => (
          <li key={`${at} ${key}`}>
            <span>{t(key)}</span>
            <time dateTime={at}>{writeInstant(at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
