import type { ReactNode } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './Toasts.module.css'

export function ToastBody({ message, onUndo }: { message: ReactNode; onUndo: () => void }) {
  const t = useT()
  return (
    <span className={styles.withUndo}>
      <span>{message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {t('ui.toast.undo')}
      </button>
    </span>
  )
}
