import { useT } from '../../words/use-t.ts'
import styles from './FourStages.module.css'
import { filledPerCent, trackedStages } from './four-stages.ts'

/** The way of every order in four stages, drawn as a thread through four buttons. */
export function FourStages({ status }: { status: string }) {
  const t = useT()
  const filled = filledPerCent(status)
  if (filled === undefined) return null
  const reached = filled / 25
  return (
    <ol className={styles.stages} data-filled={filled} aria-label={t('tracking.stages.label')}>
      {trackedStages.map((stage, place) => (
        <li
          key={stage}
          data-reached={place < reached || undefined}
          aria-current={place === reached - 1 ? 'step' : undefined}
        >
          <span className={styles.button} aria-hidden="true" />
          <span>{t(`tracking.stages.${stage}`)}</span>
        </li>
      ))}
    </ol>
  )
}
