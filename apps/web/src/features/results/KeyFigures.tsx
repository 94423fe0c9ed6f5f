import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { honestyText, sizeText } from '../body-scans/api.ts'
import styles from './Results.module.css'

const keySites = ['chest', 'waist', 'inseam'] as const

/** The four that are asked for first. */
export function KeyFigures({ scan, unit }: { scan: StoredScan; unit: LengthUnit }) {
  const t = useT()
  const { person, estimates } = scan
  return (
    <section aria-labelledby="key-sizes">
      <h2 id="key-sizes" className="onlyRead">
        {t('results.key.title')}
      </h2>
      <dl className={styles.key}>
        <div>
          <dt>{t('measurement-fields.height.name')}</dt>
          <dd>{sizeText(person.heightMm, unit, t)}</dd>
        </div>
        {keySites.map((site) => (
          <div key={site}>
            <dt>{t(`measurement-fields.${site}.name`)}</dt>
            <dd>
              {sizeText(estimates[site].mm, unit, t)}
              <small>{honestyText(estimates[site].plusMinusMm, unit, t)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
