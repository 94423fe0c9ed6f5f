import { type LengthUnit, lengthUnits } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'

export function UnitButtons({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
    <div role="group" aria-label={t('patterns.unit.label')} className={styles.units}>
      {lengthUnits.map((each) => (
        <button key={each} type="button" aria-pressed={each === unit} onClick={() => onChoose(each)}>
          {t(`patterns.unit.${each}`)}
        </button>
      ))}
    </div>
  )
}
