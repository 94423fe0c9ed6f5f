import type { ReactNode } from 'react'
import styles from './Chips.module.css'

interface Chip<K extends string> {
  key: K
  label: ReactNode
  count?: string
}

interface Props<K extends string> {
  label: string
  chips: readonly Chip<K>[]
  chosen: K | undefined
  onChoose: (key: K) => void
  /** On a phone in one row, to be pushed aside. */
  isRow?: boolean
  /** The label stands above, where nothing else says what is chosen. */
  isLabelled?: boolean
}

/** One of a few, all in sight: a tap each. */
export function Chips<K extends string>({ label, chips, chosen, onChoose, isRow, isLabelled }: Props<K>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
    <div role="group" aria-label={label} className={styles.chips} data-row={isRow}>
      {isLabelled && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      {chips.map(({ key, label: face, count }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {face}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
