import styles from './ListTools.module.css'

interface Props<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  /** Whether it hides rows now. */
  isSet?: boolean
  onPick: (value: V) => void
}

/** A filter of a list of which one value holds. */
export function Pick<V extends string>({ label, options, value, isSet, onPick }: Props<V>) {
  return (
    <select
      className={styles.pick}
      aria-label={label}
      data-set={isSet ?? false}
      value={value}
      onChange={(event) => {
        const picked = options.find((option) => option.value === event.target.value)
        if (picked) onPick(picked.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
