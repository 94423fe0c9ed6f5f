import { type ReactNode, useState } from 'react'
import styles from './LongForm.module.css'

interface Props {
  title: string
  /** What it holds, to be read while it is folded. */
  holds?: string
  /** Something in it was kept: it begins open. */
  isFilled: boolean
  /** What was found wrong in it just now; each finding opens it. */
  wrong?: object
  /** Drawn once it was opened, and kept then. */
  children: (part: { fold: () => void }) => ReactNode
}

/** A part of the form that can wait: folded until it is wanted, opened when something in it was kept or is wrong. */
export function FormPart({ title, holds, isFilled, wrong, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled)
  const [wasOpen, setWasOpen] = useState(isFilled)
  const [seen, setSeen] = useState(wrong)
  if (seen !== wrong) {
    setSeen(wrong)
    if (wrong) setOpen(true)
  }
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <details className={styles.part} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.title}>{title}</span>
        {holds && <span className={styles.holds}>{holds}</span>}
      </summary>
      {wasOpen && children({ fold: () => setOpen(false) })}
    </details>
  )
}
