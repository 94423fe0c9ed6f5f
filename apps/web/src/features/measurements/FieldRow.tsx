import { type KeyboardEvent, useId } from 'react'
import { useT } from '../../words/use-t.ts'
import { meaningOf, unitFor } from './entries.ts'
import styles from './FieldList.module.css'
import { fieldName } from './field-words.ts'
import { byLetter } from './keypad-text.ts'
import { type AskedField, isNumber } from './measured-fields.ts'
import type { FieldWalk } from './use-field-walk.ts'
import type { useMeasuring } from './use-measuring.ts'

interface ChoiceRowProps {
  id: string
  field: AskedField
  text: string
  walk: FieldWalk
  onChange: (text: string) => void
}

/** A field that no tape reads: words, one of a few, or yes and no. */
function ChoiceRow({ id, field, text, walk, onChange }: ChoiceRowProps) {
  const t = useT()
  const wired = {
    id,
    className: styles.words,
    value: text,
    onFocus: () => walk.onFocus(field.key),
    ref: (input: HTMLElement | null) => walk.hold(field.key, input),
  }
  const choices = field.kind === 'bool' ? yesOrNo : field.choices
  if (choices)
    return (
      <select {...wired} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('measurements.field.notSaid')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {field.kind === 'bool' ? t(`measurements.field.${choice}`) : choiceWord(field.key, choice)}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...wired}
      maxLength={40}
      placeholder={walk.lastOf(field)}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && walk.next()}
    />
  )

  function choiceWord(key: string, choice: string) {
    return t(`measurement-fields.${key}.choices.${choice}`)
  }
}

const yesOrNo = ['yes', 'no'] as const

interface Props {
  field: AskedField
  walk: FieldWalk
  typing: ReturnType<typeof useMeasuring>
  refused?: string | undefined
}

/** One field: its name, what stands in it, the last value in grey. Enter goes on, as the keypad's Next does. */
export function FieldRow({ field, walk, typing, refused }: Props) {
  const t = useT()
  const id = useId()
  const isActive = walk.active === field.key
  const name = fieldName({ field: field.key, name: field.name }, t)
  const entry = typing.measuring.entries[field.key]
  const meant = meaningOf(field, entry)
  const isUnread = meant !== undefined && 'refused' in meant
  const isToldBeside = walk.asked?.key === field.key
  const trouble = refused ?? (isUnread && !isActive && !isToldBeside ? errorWords(meant) : undefined)
  const hasDoubt = !isActive && walk.doubts.has(field.key)

  function errorWords({ refused: code, params }: { refused: string; params: Record<string, string> }) {
    return t(`problems.measurements.${code}`, params)
  }
  const change = (text: string) => typing.type(field, text)
  return (
    <div className={styles.row} data-active={isActive} data-doubt={hasDoubt}>
      <label htmlFor={id} className={styles.name}>
        {name}
        {field.isNeeded && (
          <span className={styles.needed} title={t('measurements.field.needed')}>
            <span aria-hidden="true">*</span>
            <span className="onlyRead">{t('measurements.field.needed')}</span>
          </span>
        )}
      </label>
      {isNumber(field.kind) ? (
        <NumberInput
          id={id}
          field={field}
          walk={walk}
          change={change}
          isUnread={isUnread && !isActive}
          describedBy={trouble ? `${id}-why` : undefined}
        />
      ) : (
        <ChoiceRow id={id} field={field} text={entry?.typed ?? ''} walk={walk} onChange={change} />
      )}
      {trouble && (
        <p id={`${id}-why`} className={styles.trouble}>
          {trouble}
        </p>
      )}
      {hasDoubt && <p className={styles.doubt}>{t('measurements.doubt.look')}</p>}
    </div>
  )
}

interface InputProps {
  id: string
  field: AskedField
  walk: FieldWalk
  change: (text: string) => void
  isUnread: boolean
  describedBy: string | undefined
}

/** The device's own keyboard stays away: the keypad beside it has the eighths of a tape. A real keyboard types as ever. */
function NumberInput({ id, field, walk, change, isUnread, describedBy }: InputProps) {
  const t = useT()
  const text = walk.textOf(field)
  const unit = unitFor(field, walk.unit)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const byKey = keys[event.key]
    if (byKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return byKey(walk)
    }
    const written = unit === 'in' && !event.ctrlKey && !event.metaKey ? byLetter(text, event.key) : undefined
    if (written === undefined) return
    event.preventDefault()
    change(written)
  }
  return (
    <span className={styles.value}>
      <input
        ref={(input) => walk.hold(field.key, input)}
        id={id}
        className={styles.input}
        inputMode="none"
        autoComplete="off"
        maxLength={40}
        value={text}
        placeholder={walk.lastOf(field)}
        aria-invalid={isUnread || undefined}
        aria-describedby={describedBy}
        onFocus={() => walk.onFocus(field.key)}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.unit}>{t(`measurements.unit.${field.kind === 'angle' ? 'deg' : unit}`)}</span>
    </span>
  )
}

const keys: Record<string, (walk: FieldWalk) => void> = {
  Enter: (walk) => walk.next(),
  ArrowDown: (walk) => walk.next(),
  ArrowUp: (walk) => walk.previous(),
}
