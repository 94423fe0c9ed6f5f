import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import styles from './Steps.module.css'

type Step = TrackedLink['steps'][number]

/** What happened to the order, the newest first. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const say = useSay()
  const language = useLanguage()
  const lines = steps.filter((step, place) => isNews(step, steps[place - 1])).toReversed()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{say('tracking.steps.title')}</h2>
      <ol className={styles.steps}>
        {lines.map((step) => (
          <li key={`${step.at} ${step.kind} ${step.state}`}>
            <span>{say(sentenceOf(step))}</span>
            <time dateTime={step.at}>{writeInstant(step.at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A piece that moves within the same state is told by its own stages above. */
const isNews = (step: Step, before: Step | undefined) =>
  step.kind !== 'moved' || before === undefined || step.state !== before.state

function sentenceOf({ kind, state }: Step): string {
  if (kind === 'moved') return `tracking.steps.state_${state}`
  return `tracking.steps.${kind}`
}
