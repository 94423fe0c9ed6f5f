import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { sizesQuestion } from './error-question.ts'
import styles from './OrderBulkBar.module.css'
import type { BulkResult } from './use-order-bulk.ts'

/** What is stated order by order: the question of the order's page, by the refusal. */
const questions: Record<string, string> = {
  'orders.balanceDue': 'deliver',
  'orders.piecesNotReady': 'deliver',
  'orders.sizesMissing': sizesQuestion(),
}

/** Which orders were refused, and why, each by its number. */
export function BulkRefused({ answer, onClose }: { answer: BulkResult; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      title={t('orders.bulk.partly', { done: answer.done, refused: answer.refused.length })}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <ul className={styles.refused}>
        {answer.refused.map(({ id, number, code, detail }) => (
          <li key={id}>
            <strong>{number}</strong> {detail}
            {code === 'orders.photoNeeded' && (
              <Link to={links.readyPhotos(id)}>{t('orders.bulk.takePhotos', { number })}</Link>
            )}
            {questions[code] && (
              <Link to={links.orderAsking(id, questions[code])}>{t('orders.bulk.look', { number })}</Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
