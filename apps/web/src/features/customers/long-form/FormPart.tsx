import { type ReactNode, useState } from 'react'
import styles from './LongForm.module.css'

interface Props {
  title: string
  /** What it holds, to be read while it is folded. */
  holds?: string
  /** Something in it must be seen. */
  isNeeded: boolean
  /** Drawn once it was opened, and kept then. */
  children: (part: { isOpen: boolean; fold: () => void }) => ReactNode
}

/** A part of the form that can wait: folded until it is wanted, opened when something in it was kept or is wrong. */
export function FormPart({ title, holds, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasOpen, setWasOpen] = useState(isNeeded)
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (wasNeeded !== isNeeded) {
    setNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details className={styles.part} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.title}>{title}</span>
        {holds && <span className={styles.holds}>{holds}</span>}
      </summary>
      {wasOpen && children({ isOpen, fold: () => setOpen(false) })}
    </details>
  )
}
