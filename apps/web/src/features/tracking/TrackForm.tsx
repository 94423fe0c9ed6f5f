import { type SyntheticEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

interface Props {
  /** What was asked for before. */
  begun: string | undefined
  problem: string | undefined
  isSearching: boolean
  onSearch: (phone: string) => void
}

export function TrackForm({ begun, problem, isSearching, onSearch }: Props) {
  const t = useT()
  const phone = useRef<HTMLInputElement>(null)
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const typed = phone.current?.value ?? ''
    if (typed.trim() === '') phone.current?.focus()
    onSearch(typed)
  }
  return (
    <form className={styles.search} noValidate onSubmit={onSubmit}>
      <TextField
        ref={phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
        required
        defaultValue={begun}
        maxLength={40}
        label={t('tracking.search.phone')}
        hint={t('tracking.search.hint')}
        error={problem && <span role="alert">{problem}</span>}
      />
      <Button type="submit" kind="next" isLarge isBusy={isSearching}>
        {t('tracking.search.go')}
      </Button>
    </form>
  )
}
