import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'

interface Props<Kind extends string> {
  kinds: readonly Kind[]
  /** The one that most people want, to print. */
  primary?: Kind
  nameOf: (kind: Kind) => string
  isDisabled?: boolean
  /** Makes the file and hands it to the device; fails where it cannot be made. */
  onSave: (kind: Kind) => Promise<void>
}

/** A button for each kind of file, and below them what came of it. */
export function SaveButtons<Kind extends string>(props: Props<Kind>) {
  const { kinds, primary, nameOf, isDisabled = false, onSave } = props
  const t = useT()
  const [busy, setBusy] = useState<Kind>()
  const [said, setSaid] = useState<string>()

  async function onClick(kind: Kind) {
    setBusy(kind)
    setSaid(undefined)
    try {
      await onSave(kind)
      setSaid('patterns.print.done')
    } catch {
      setSaid('patterns.print.failed')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      <div className={styles.acts}>
        {kinds.map((kind) => {
          const Icon = kind === primary ? Printer : FileDown
          return (
            <Button
              key={kind}
              {...(kind === primary && { kind: 'primary' as const })}
              icon={<Icon size={20} aria-hidden="true" />}
              isBusy={busy === kind}
              disabled={isDisabled}
              onClick={() => void onClick(kind)}
            >
              {nameOf(kind)}
            </Button>
          )
        })}
      </div>
      <p role="status" className={styles.note}>
        {said && t(said)}
      </p>
    </>
  )
}
