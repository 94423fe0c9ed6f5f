import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './StepTape.module.css'

export type Step = { icon: IconName; title: string; text: string } | { says: string }

/** Steps in their order, numbered along a tape as inches are; a desk has room for a drawing beside them. */
export function StepTape({ steps, art }: { steps: readonly Step[]; art: ReactNode }) {
  return (
    <div className={styles.sides}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={'says' in step ? step.says : step.title} className={styles.step}>
            <span className={styles.inch} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <Told step={step} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.art}>{art}</div>
    </div>
  )
}

function Told({ step }: { step: Step }) {
  if ('says' in step) return <p className={styles.says}>{step.says}</p>
  return (
    <>
      <h2 className={styles.title}>
        <Icon name={step.icon} />
        {step.title}
      </h2>
      <p className={styles.text}>{step.text}</p>
    </>
  )
}
