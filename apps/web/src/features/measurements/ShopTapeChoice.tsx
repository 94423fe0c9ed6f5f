import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import head from './MeasureHead.module.css'
import styles from './ShopTapeChoice.module.css'
import type { SizeAtTape } from './shop-scale.ts'
import { valueText } from './value-text.ts'

interface Props {
  sizes: readonly SizeAtTape[]
  values: readonly MeasuredValue[]
  unit: LengthUnit
  isAtTape: boolean
  onChoose: (isAtTape: boolean) => void
}

/** The customer's sizes by photo beside what the shop's own tape makes of them: the tailor says which are taken. */
export function ShopTapeChoice({ sizes, values, unit, isAtTape, onChoose }: Props) {
  const t = useT()
  const sent = new Map(values.map((value) => [value.field, value]))
  return (
    <section className={styles.tape} aria-label={t('measurements.proposal.tapeTitle')}>
      <p>{t('measurements.proposal.tapeWhy')}</p>
      <ul>
        {sizes.map(({ site, mm }) => {
          const value = sent.get(site)
          return (
            value && (
              <li key={site}>
                {t('measurements.proposal.tapeRow', {
                  name: t(`measurement-fields.${site}.name`),
                  sent: valueText(value, unit, t),
                  tape: valueText({ ...value, mm }, unit, t),
                })}
              </li>
            )
          )
        })}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons */}
      <div role="group" aria-label={t('measurements.proposal.tapeTitle')} className={head.units}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            className={head.unit}
            aria-pressed={each === isAtTape}
            onClick={() => onChoose(each)}
          >
            {t(each ? 'measurements.proposal.atTape' : 'measurements.proposal.asSent')}
          </button>
        ))}
      </div>
    </section>
  )
}
