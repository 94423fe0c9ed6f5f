import { type LengthUnit, lengthUnits } from '@darzi/tailoring/units/length.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './TryOn.module.css'

/** Centimetres, or inches with eighths. */
export function UnitSwitch({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
    <div role="group" aria-label={say('try-on.unit.label')} className={styles.chips}>
      {lengthUnits.toReversed().map((each) => (
        <button key={each} type="button" aria-pressed={each === unit} onClick={() => onChoose(each)}>
          {say(`try-on.unit.${each}`)}
        </button>
      ))}
    </div>
  )
}
