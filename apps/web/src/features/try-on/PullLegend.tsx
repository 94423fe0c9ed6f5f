import { useT } from '../../words/use-t.ts'
import styles from './Fit.module.css'

const pulls = [
  { fit: 'regular', words: 'none' },
  { fit: 'close', words: 'little' },
  { fit: 'tight', words: 'much' },
  { fit: 'too_small', words: 'most' },
] as const

/** What the colours of the pull mean: how much longer the cloth is than it was cut. */
export function PullLegend() {
  const t = useT()
  return (
    <div className={styles.legend}>
      <p>{t('try-on.pull.title')}</p>
      <ul>
        {pulls.map(({ fit, words }) => (
          <li key={fit}>
            <span className={styles.patch} data-fit={fit} aria-hidden="true" />
            {t(`try-on.pull.${words}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
