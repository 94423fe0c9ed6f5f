import type { ReactNode } from 'react'
import { useSay } from '../words/use-say.ts'
import { Button } from './Button.tsx'
import styles from './Face.module.css'

interface Props {
  /** The words searched for; without them only filters hide the rows. */
  words?: string
  onClear: () => void
  /** For instance "Add 'Asha'". */
  add?: ReactNode
}

/** A search or filter that leaves no rows: says what was searched and how to get the rows back. */
export function NothingFound({ words, onClear, add }: Props) {
  const say = useSay()
  return (
    <div className={styles.face} role="status">
      <h2>{words ? say('ui.nothing.forWords', { words }) : say('ui.nothing.forFilters')}</h2>
      <p>{say('ui.nothing.hint')}</p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClear}>
          {say('ui.nothing.clear')}
        </Button>
        {add}
      </div>
    </div>
  )
}
