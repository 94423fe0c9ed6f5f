import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './BulkBar.module.css'

interface Props {
  /** Of the region: what is chosen. */
  label: string
  chosen: number
  /** How many rows are shown, which all can be chosen at once. */
  shown: number
  onSelectAll: () => void
  onClear: () => void
  /** What can be done with them: `BulkAct`s, and picks of the class `bulkPick`. */
  children: ReactNode
}

/** What can be done with the chosen rows, within reach of the thumb. */
export function BulkBar({ label, chosen, shown, onSelectAll, onClear, children }: Props) {
  const t = useT()
  if (chosen === 0) return null
  return (
    <section className={styles.bar} data-at-foot="bar" aria-label={label}>
      <div className={styles.head}>
        <button type="button" className={styles.close} aria-label={t('app.bulk.clear')} onClick={onClear}>
          <X size={22} aria-hidden="true" />
        </button>
        <p role="status">{t('app.bulk.chosen', { count: chosen })}</p>
        {chosen < shown && (
          <button type="button" className={styles.all} onClick={onSelectAll}>
            {t('app.bulk.all', { count: shown })}
          </button>
        )}
      </div>
      <div className={styles.acts}>{children}</div>
    </section>
  )
}

interface ActProps {
  label: string
  icon: ReactNode
  isBusy: boolean
  onClick: () => void
}

export function BulkAct({ label, icon, isBusy, onClick }: ActProps) {
  return (
    <button type="button" className={styles.act} disabled={isBusy} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </button>
  )
}

interface PickProps {
  label: string
  options: readonly { value: string; label: string }[]
  isBusy: boolean
  onPick: (value: string) => void
}

/** Sets one fact of all chosen rows. */
export function BulkPick({ label, options, isBusy, onPick }: PickProps) {
  return (
    <select
      className={styles.pick}
      aria-label={label}
      value=""
      disabled={isBusy}
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
