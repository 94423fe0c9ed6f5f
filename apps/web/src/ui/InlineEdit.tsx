import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../words/use-t.ts'
import { Button } from './Button.tsx'
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

/**
 * Click, type, Enter saves, Escape restores; the focus stays on the cell. Leaving the field saves too. Where someone else changed it
 * meanwhile, it asks whose is to stand before anything is sent.
 */
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
  const t = useT()
  const { text, type, cell, begin, stop, save, isSaving, isMeanwhile } = useInlineDraft(value, onSave)
  const place = useRef<HTMLSpanElement>(null)
  if (isDisabled) return <>{children ?? value}</>
  if (text === undefined) {
    return (
      <button
        ref={cell}
        type="button"
        className={styles.cell}
        aria-label={
          value ? t('ui.inline.change', { label, value: shown }) : `${label}: ${t('ui.inline.empty')}`
        }
        onClick={begin}
      >
        {children ?? value}
        {!value && <span className={styles.empty}>{t('ui.inline.empty')}</span>}
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
  function saveMine() {
    // The question goes while it is sent, and the button with it.
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    void save()
  }
  const field = {
    /** The cell was just clicked to be edited. */
    autoFocus: true,
    'aria-label': label,
    className: styles.input,
    value: text,
    readOnly: isSaving,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onKeyDown,
    onBlur: () => !isMeanwhile && void save(),
  }
  return (
    <span ref={place} className={styles.open}>
      {isLong ? <textarea {...field} rows={3} /> : <input {...field} type={inputType} />}
      {isMeanwhile && (
        <span role="alert" className={styles.meanwhile}>
          {t(value ? 'ui.inline.changed' : 'ui.inline.emptied', { value: shown })}
          <span className={styles.answers}>
            <Button onClick={saveMine}>{t('ui.inline.mine')}</Button>
            <Button onClick={stop}>{t('ui.inline.theirs')}</Button>
          </span>
        </span>
      )}
    </span>
  )
}

interface Draft {
  text: string
  /** What stood there when it was begun, or when the person was last told that it had changed. */
  seen: string
  /** Saving was refused once, here or by the server. */
  isRefused: boolean
}

/**
 * The text being typed, while the cell is open; afterwards the cell has the focus again. What nobody typed is never sent, and what
 * someone else changed meanwhile is overwritten only by a person who was told.
 */
function useInlineDraft(value: string, onSave: (value: string) => Promise<unknown> | undefined) {
  const [draft, setDraft] = useState<Draft>()
  const [isSaving, setSaving] = useState(false)
  const cell = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (draft === undefined && wasOpen.current) cell.current?.focus()
    wasOpen.current = draft !== undefined
  }, [draft])

  const stop = () => setDraft(undefined)
  const hasChanged = draft !== undefined && !isSame(value, draft.seen)
  const isMeanwhile = hasChanged && draft.isRefused && !isSaving
  const refuse = () => setDraft((now) => now && { ...now, isRefused: true })
  async function save() {
    if (draft === undefined || isSaving) return
    if (isSame(draft.text, draft.seen) || isSame(draft.text, value)) return stop()
    if (hasChanged && !draft.isRefused) return refuse()
    setSaving(true)
    try {
      await onSave(draft.text.trim())
      stop()
    } catch {
      // The caller has told why; what was typed stays.
      refuse()
    } finally {
      setSaving(false)
    }
  }
  return {
    text: draft?.text,
    cell,
    stop,
    save,
    isSaving,
    /** Someone else changed it since it was begun, and this person is to say whose stands. */
    isMeanwhile,
    begin: () => setDraft({ text: value, seen: value, isRefused: false }),
    type: (text: string) =>
      setDraft((now) => now && { text, seen: isMeanwhile ? value : now.seen, isRefused: false }),
  }
}

const isSame = (some: string, other: string) => some.trim() === other.trim()
