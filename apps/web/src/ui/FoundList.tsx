import styles from './FoundList.module.css'

export interface FoundRow {
  id: string
  name: string
  /** What tells it from others of its name. */
  aside: string
}

interface Props<Row extends FoundRow> {
  label: string
  rows: readonly Row[]
  onChoose: (row: Row) => void
}

/** What a search found, to choose one of. */
export function FoundList<Row extends FoundRow>({ label, rows, onChoose }: Props<Row>) {
  return (
    <ul className={styles.found} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(row)}>
            <strong>{row.name}</strong>
            <span className="figures">{row.aside}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
