import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useSay } from '../../words/use-say.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import styles from './Results.module.css'
import { honestyText, sizeText } from './size-text.ts'

const keySites = ['chest', 'waist', 'inseam'] as const

/** The four that are asked for first. */
export function KeyFigures({ scan, unit }: { scan: KeptScan; unit: LengthUnit }) {
  const say = useSay()
  const { person, estimates } = scan
  return (
    <section aria-labelledby="key-sizes">
      <h2 id="key-sizes" className="onlyRead">
        {say('results.key.title')}
      </h2>
      <dl className={styles.key}>
        <div>
          <dt>{say('measurement-fields.height.name')}</dt>
          <dd>{sizeText(person.heightMm, unit, say)}</dd>
        </div>
        {keySites.map((site) => (
          <div key={site}>
            <dt>{say(`measurement-fields.${site}.name`)}</dt>
            <dd>
              {sizeText(estimates[site].mm, unit, say)}
              <small>{honestyText(estimates[site].plusMinusMm, unit, say)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
