import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'

interface Props {
  label: string
  hint?: ReactNode
  /** The number that stands there until it is typed over. */
  shown: string
  /** Said when what is typed is no number that can be. */
  wrong: string
  read: (text: string) => number | undefined
  onChange: (value: number | undefined) => void
}

/** A number that stands there already and may be typed over; what cannot be is said under it and changes nothing. */
export function TypedOver({ label, hint, shown, wrong, read, onChange }: Props) {
  const [typing, setTyping] = useState<string>()
  const isWrong = Boolean(typing?.trim()) && read(typing ?? '') === undefined

  function onType(text: string) {
    setTyping(text)
    const value = read(text)
    if (text.trim() === '' || value !== undefined) onChange(value)
  }

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typing ?? shown}
      error={isWrong ? wrong : undefined}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => !isWrong && setTyping(undefined)}
    />
  )
}
