import { writeDay } from '@darzi/words/formats.ts'
import { type ComponentProps, useState } from 'react'
import { useLanguage, useT } from '../words/use-t.ts'
import { Chips } from './Chips.tsx'
import styles from './DateField.module.css'
import { DayPicker } from './DayPicker.tsx'
import fieldStyles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'
import { readDay, shownDay } from './read-day.ts'

/** A day that is one tap away. */
export interface QuickDay {
  key: string
  label: string
}

interface Props extends FieldWords, Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'onKeyDown'> {
  /** An ISO day; empty for none. */
  value: string
  today: string
  /** A day that has passed: one without its year is the last such day. */
  isBack?: boolean
  min?: string | undefined
  max?: string | undefined
  quick?: readonly QuickDay[]
  /** An ISO day, '' once emptied, or the text itself while it is none. */
  onChange: (day: string) => void
}

/** A day as people write it, "30 Nov 2026": typed, tapped, or chosen from the device's own calendar. */
export function DateField({ label, hint, error, isOptional, isBack, quick = [], ...input }: Props) {
  const { value, today, min, max, onChange, onBlur, onKeyDown, disabled } = input
  const t = useT()
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const day = shownDay(value)
  /** What was read is shown as it was understood; what was not stays to be mended. */
  function settle() {
    if (day || value === '') setTyped(undefined)
  }
  function choose(chosen: string) {
    setTyped(undefined)
    onChange(chosen)
  }
  return (
    <div className={styles.days}>
      <Field label={label} hint={hint} error={error} isOptional={isOptional}>
        {(wired) => (
          <div className={fieldStyles.withEnd}>
            <input
              type="text"
              autoComplete="off"
              maxLength={40}
              className={fieldStyles.input}
              value={typed ?? (day ? writeDay(day, language) : value)}
              onFocus={(event) => event.target.select()}
              onChange={({ target }) => {
                setTyped(target.value)
                onChange(readDay(target.value, { language, today, isBack }))
              }}
              onBlur={(event) => {
                settle()
                onBlur?.(event)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') settle()
                onKeyDown?.(event)
              }}
              disabled={disabled}
              {...wired}
            />
            <DayPicker
              label={t('ui.date.calendar', { label: String(label) })}
              className={fieldStyles.end}
              value={day}
              min={min}
              max={max}
              disabled={disabled}
              onChange={choose}
            />
          </div>
        )}
      </Field>
      {quick.length > 0 && (
        <Chips label={t('ui.date.quick')} chips={quick} chosen={day || undefined} onChoose={choose} />
      )}
    </div>
  )
}
