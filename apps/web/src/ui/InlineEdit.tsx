import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSay } from '../words/use-say.ts'
import styles from './InlineEdit.module.css'

interface Props {
  label: string
  value: string
  /** What `children` say, for those who hear it, where that is another text than the value's. */
  shown?: string
  /** Saves the new text; throw to keep the field open. The caller tells the refusal. */
  onSave: (value: string) => Promise<unknown> | undefined
  /** How the value is shown when it is not being edited. */
  children?: ReactNode
  inputType?: 'text' | 'tel' | 'email'
  /** Several lines: Shift and Enter begins a new one. */
  isLong?: boolean
  isDisabled?: boolean
}

/** Click, type, Enter saves, Escape restores; the focus stays on the cell. Leaving the field saves too. */
export function InlineEdit({
  label,
  value,
  shown = value,
  onSave,
  children,
  inputType = 'text',
  isLong,
  isDisabled,
}: Props) {
  const say = useSay()
  const { draft, setDraft, cell, begin, stop, save, isSaving } = useDraft(value, onSave)
  if (isDisabled) return <>{children ?? value}</>
  if (draft === undefined) {
    return (
      <button
        ref={cell}
        type="button"
        className={styles.cell}
        aria-label={
          value ? say('ui.inline.change', { label, value: shown }) : `${label}: ${say('ui.inline.empty')}`
        }
        onClick={begin}
      >
        {children ?? value}
        {!value && <span className={styles.empty}>{say('ui.inline.empty')}</span>}
      </button>
    )
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      stop()
    }
    if (event.key !== 'Enter' || (isLong && event.shiftKey)) return
    event.preventDefault()
    void save()
  }
  const field = {
    /** The cell was just clicked to be edited. */
    autoFocus: true,
    'aria-label': label,
    className: styles.input,
    value: draft,
    readOnly: isSaving,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onKeyDown,
    onBlur: () => void save(),
  }
  return isLong ? <textarea {...field} rows={3} /> : <input {...field} type={inputType} />
}

/** The text being typed, while the cell is open; afterwards the cell has the focus again. */
function useDraft(value: string, onSave: Props['onSave']) {
  const [draft, setDraft] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const cell = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (draft === undefined && wasOpen.current) cell.current?.focus()
    wasOpen.current = draft !== undefined
  }, [draft])

  const stop = () => setDraft(undefined)
  async function save() {
    if (draft === undefined || isSaving) return
    if (draft.trim() === value.trim()) return stop()
    setSaving(true)
    try {
      await onSave(draft.trim())
      stop()
    } catch {
      // The caller has told why; what was typed stays.
    } finally {
      setSaving(false)
    }
  }
  return { draft, setDraft, cell, begin: () => setDraft(value), stop, save, isSaving }
}
