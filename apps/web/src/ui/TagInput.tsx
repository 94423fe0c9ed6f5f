import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useT } from '../words/use-t.ts'
import fieldStyles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'
import styles from './TagInput.module.css'

interface Props extends FieldWords {
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** Tags the shop already uses. */
  suggestions?: readonly string[]
  maxTags?: number
}

/** Words sewn on one by one: Enter or a comma adds, Backspace in the empty field takes the last away. */
export function TagInput({ value, onChange, suggestions = [], maxTags = 20, error, ...words }: Props) {
  const t = useT()
  const listId = useId()
  const [draft, setDraft] = useState('')
  const isFull = value.length >= maxTags
  const full = isFull && draft.trim() ? t('ui.tags.full', { limit: maxTags }) : undefined

  function add(text: string) {
    const tag = text.trim()
    const isSewnOn = value.some((mine) => mine.toLowerCase() === tag.toLowerCase())
    if (tag && !isSewnOn && isFull) return
    if (tag && !isSewnOn) onChange([...value, tag])
    setDraft('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      if (draft.trim()) event.preventDefault()
      add(draft)
    }
    if (event.key === 'Backspace' && draft === '') onChange(value.slice(0, -1))
  }

  return (
    <Field {...words} error={full ?? error}>
      {(wired) => (
        <div className={styles.box}>
          {value.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                aria-label={t('ui.tags.remove', { tag })}
                onClick={() => onChange(value.filter((other) => other !== tag))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...wired}
            className={fieldStyles.input}
            list={listId}
            maxLength={40}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(draft)}
          />
          <datalist id={listId}>
            {suggestions
              .filter((tag) => !value.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
