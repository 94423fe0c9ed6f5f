import { type LengthUnit, lengthUnits } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './TryOn.module.css'

/** Centimetres, or inches with eighths. */
export function UnitSwitch({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
    <div role="group" aria-label={t('try-on.unit.label')} className={styles.chips}>
      {lengthUnits.toReversed().map((each) => (
        <button key={each} type="button" aria-pressed={each === unit} onClick={() => onChoose(each)}>
          {t(`try-on.unit.${each}`)}
        </button>
      ))}
    </div>
  )
}
