import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import styles from './DateField.module.css'

interface Props {
  label: string
  /** Of the button. */
  className?: string | undefined
  /** An ISO day; empty for none. */
  value: string
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  onChange: (day: string) => void
}

/** A button that opens the device's own calendar; how that writes a day is never shown. */
export function DayPicker({ label, className, value, min, max, disabled, onChange }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        aria-hidden="true"
        tabIndex={-1}
        disabled={disabled}
        min={min}
        max={max || '9999-12-31'}
        value={value}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
      <button
        type="button"
        className={className}
        disabled={disabled}
        aria-label={label}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays size={20} aria-hidden="true" />
      </button>
    </>
  )
}
