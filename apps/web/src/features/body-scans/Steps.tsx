import { useSay } from '../../words/use-say.ts'
import styles from './BodyScan.module.css'

export const steps = ['photos', 'about', 'working'] as const
export type Step = (typeof steps)[number]

export function Steps({ now }: { now: Step }) {
  const say = useSay()
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          data-state={place < steps.indexOf(now) ? 'done' : undefined}
        >
          <span aria-hidden="true">{place + 1}</span> {say(`body-scans.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
