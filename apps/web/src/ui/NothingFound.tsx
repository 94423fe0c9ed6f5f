import type { ReactNode } from 'react'
import { useT } from '../words/use-t.ts'
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
  const t = useT()
  return (
    <div className={styles.face} role="status">
      <h2>{words ? t('ui.nothing.forWords', { words }) : t('ui.nothing.forFilters')}</h2>
      <p>{t('ui.nothing.hint')}</p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClear}>
          {t('ui.nothing.clear')}
        </Button>
        {add}
      </div>
    </div>
  )
}
