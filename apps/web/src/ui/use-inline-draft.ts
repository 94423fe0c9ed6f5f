import { useEffect, useRef, useState } from 'react'

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
export function useInlineDraft(value: string, onSave: (value: string) => Promise<unknown> | undefined) {
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
