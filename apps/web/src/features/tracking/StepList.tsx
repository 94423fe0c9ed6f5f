import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import styles from './Steps.module.css'
import { stepNews } from './step-news.ts'

/** What happened to the order, the newest first. */
export function StepList({ steps }: Pick<TrackedLink, 'steps'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{say('tracking.steps.title')}</h2>
      <ol className={styles.steps}>
        {stepNews(steps).map(({ at, key }) => (
          <li key={`${at} ${key}`}>
            <span>{say(key)}</span>
            <time dateTime={at}>{writeInstant(at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
