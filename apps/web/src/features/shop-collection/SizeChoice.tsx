import { useId } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './Choices.module.css'

interface Props {
  sizes: readonly string[]
  chosen: string | undefined
  onChoose: (size: string) => void
  /** Where it is sewn to measure too: whether that is chosen. */
  toMeasure?: { isChosen: boolean; onChoose: () => void }
  error?: string
}

export function SizeChoice({ sizes, chosen, onChoose, toMeasure, error }: Props) {
  const t = useT()
  const group = useId()
  return (
    <fieldset
      className={styles.choices}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${group}-error` : undefined}
    >
      <legend>{t('shop-collection.item.size')}</legend>
      <div className={styles.row}>
        {toMeasure && (
          <label className={styles.size}>
            <input
              type="radio"
              name={group}
              className="onlyRead"
              checked={toMeasure.isChosen}
              onChange={toMeasure.onChoose}
            />
            <span>{t('shop-collection.item.toMeasure')}</span>
          </label>
        )}
        {sizes.map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name={group}
              className="onlyRead"
              checked={size === chosen}
              onChange={() => onChoose(size)}
            />
            <span>{size}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${group}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
