import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './BulkBar.module.css'
import type { BulkResult } from './use-bulk.ts'

/** Which rows were refused, and why, each by name. */
export function BulkRefused({ answer, onClose }: { answer?: BulkResult; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={t('customers.bulk.partly', { done: answer?.done ?? 0, refused: answer?.refused.length ?? 0 })}
      isOpen={answer !== undefined}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <ul className={styles.refused}>
        {answer?.refused.map(({ id, name, detail }) => (
          <li key={id}>
            <strong>{name}</strong> {detail}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
