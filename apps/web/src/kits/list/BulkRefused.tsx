import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './BulkBar.module.css'
import type { BulkTold } from './use-bulk.ts'

interface Props {
  answer: BulkTold
  onClose: () => void
  /** What can be done about one that was refused. */
  more?: (refused: BulkTold['refused'][number]) => ReactNode
}

/** Which rows were refused, and why, each by its name. */
export function BulkRefused({ answer, onClose, more }: Props) {
  const t = useT()
  return (
    <Dialog
      title={t('app.bulk.partly', { done: answer.done, refused: answer.refused.length })}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <ul className={styles.refused}>
        {answer.refused.map((refused) => (
          <li key={refused.id}>
            <strong>{refused.name}</strong> {refused.detail}
            {more?.(refused)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
