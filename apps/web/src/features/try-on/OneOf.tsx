import { type ReactNode, useId } from 'react'
import styles from './TryOn.module.css'

interface Props {
  legend: ReactNode
  options: readonly { value: string; look?: ReactNode }[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

/** A few choices side by side, each with its name or its look. */
export function OneOf({ legend, options, chosen, onChoose }: Props) {
  const group = useId()
  return (
    <fieldset className={styles.oneOf}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, look }) => (
          <label key={value} className={look ? styles.swatch : styles.choice} title={value}>
            <input
              type="radio"
              name={group}
              className="onlyRead"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {look}
            <span className={look ? 'onlyRead' : undefined}>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
