import { type LengthUnit, lengthUnits } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './MeasureHead.module.css'

interface Props {
  unit: LengthUnit
  onSwitch: (unit: LengthUnit) => void
}

/** Inches or centimetres: what was typed stays what it was, only its face changes. */
export function UnitSwitch({ unit, onSwitch }: Props) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
    <div role="group" aria-label={t('measurements.unit.label')} className={styles.units}>
      {lengthUnits.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.unit}
          aria-pressed={each === unit}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSwitch(each)}
        >
          {t(`measurements.unit.${each}`)}
        </button>
      ))}
    </div>
  )
}
