import type { Finished } from '@darzi/body/pattern/pattern.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'

const shown = ['chestMm', 'waistMm', 'hipsMm', 'hemMm', 'neckMm', 'lengthMm', 'sleeveMm'] as const

/** The garment's own tape, once sewn. */
export function FinishedSizes({ finished, unit }: { finished: Finished; unit: LengthUnit }) {
  const t = useT()
  return (
    <dl className={styles.finished} aria-label={t('patterns.finished.title')}>
      {shown.map((key) => {
        const mm = finished[key]
        if (mm === undefined) return null
        return (
          <div key={key}>
            <dt>{t(`patterns.finished.${key.replace('Mm', '')}`)}</dt>
            <dd>
              {showLength(mm, unit)} {t(`patterns.unit.${unit}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
