import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'

interface Props {
  name: string
  label: string
  units: readonly string[]
  chosen: string
  onChoose: (unit: string) => void
}

/** Two units side by side; the number typed stays as it is. */
export function UnitChoice({ name, label, units, chosen, onChoose }: Props) {
  const t = useT()
  return (
    <fieldset className={styles.units}>
      <legend>{label}</legend>
      {units.map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name={name}
            value={unit}
            checked={unit === chosen}
            onChange={() => onChoose(unit)}
          />
          <span>{t(`body-scans.unit.${unit}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
